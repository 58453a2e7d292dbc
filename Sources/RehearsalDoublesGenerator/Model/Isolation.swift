/// Where a member may run.
enum Isolation: Equatable {
  case none
  case mainActor
  /// Another global actor, by its name.
  case globalActor(String)
  /// The actor that the double is.
  case instance

  /// The attribute of a closure that runs there, with a space after it.
  var closureAttribute: String {
    switch self {
    case .none, .instance: ""
    case .mainActor: "@MainActor "
    case .globalActor(let name): "@\(name) "
    }
  }
}
