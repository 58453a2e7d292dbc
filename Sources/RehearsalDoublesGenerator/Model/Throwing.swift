/// What a member throws.
enum Throwing: Equatable {
  case nothing
  case anything
  /// Errors of one type.
  case only(String)
  /// Errors of a type that is a generic parameter of the member.
  case generic(String)

  /// The effect in a declaration or a closure type, with a space before it.
  var effect: String {
    switch self {
    case .nothing: ""
    case .anything: " throws"
    case .only(let type), .generic(let type): " throws(\(type))"
    }
  }

  /// The effect of a closure that answers for the member.
  var erasedEffect: String {
    if case .generic = self { " throws" } else { effect }
  }

  /// The type of the errors.
  var failure: String {
    switch self {
    case .nothing: "Swift.Never"
    case .anything: "any Swift.Error"
    case .only(let type), .generic(let type): type
    }
  }

  /// The type of the errors in a stub.
  var erasedFailure: String {
    if case .generic = self { "any Swift.Error" } else { failure }
  }

  var `try`: String { self == .nothing ? "" : "try " }
}
