/// One requirement, of whatever kind: a getter is a member without parameters.
struct Member {
  enum Kind: Equatable {
    case function
    case getter(isSettable: Bool)
    case subscriptGetter(isSettable: Bool)
    case initializer(isFailable: Bool)

    /// A word for signatures. Printing the case itself would use reflection, which is slow.
    var word: String {
      switch self {
      case .function: "func"
      case .getter(let isSettable): isSettable ? "var set" : "var"
      case .subscriptGetter(let isSettable): isSettable ? "subscript set" : "subscript"
      case .initializer(let isFailable): isFailable ? "init?" : "init"
      }
    }
  }

  var kind: Kind
  /// The name as written, backticks included.
  var name: String
  var parameters: [Parameter] = []
  /// The generic parameter clause as written.
  var genericClause = ""
  /// The `where` clause as written, with a space before it.
  var whereClause = ""
  /// The result as declared.
  var result = "Swift.Void"
  /// Whether the result depends on a generic parameter of the member.
  var isResultGeneric = false
  /// Whether the result is surely of a type whose values can be copied.
  var isResultKnown = true
  var isAsync = false
  var throwing = Throwing.nothing
  var isStatic = false
  var isolation = Isolation.none
  /// Attributes and modifiers that the double's member has as well, each with a space after it.
  var prefix = ""
  /// The availability attributes, which everything that mentions the member has.
  var availability = ""

  /// The name without backticks, or a word for an operator.
  var baseName: String {
    let plain = name.filter { $0 != "`" }
    return OperatorNames.word(for: plain) ?? plain
  }

  var labels: [String] { parameters.map { $0.label.filter { $0 != "`" } } }

  var isOperator: Bool { OperatorNames.word(for: name) != nil }

  var isSettable: Bool {
    switch kind {
    case .getter(let isSettable), .subscriptGetter(let isSettable): isSettable
    default: false
    }
  }

  /// The result in a stub. An initialiser's says whether it succeeds.
  var stubbedResult: String {
    if case .initializer = kind { return "Swift.Bool" }
    if isResultGeneric { return "Any" }
    return result.hasSuffix("!") ? result.dropLast() + "?" : result
  }

  /// Whether one of the runtime's ordinary functions can answer.
  var isOrdinary: Bool {
    if case .initializer = kind { return false }
    if case .globalActor = isolation { return false }
    if throwing != .nothing && throwing != .anything { return false }
    return !isResultGeneric && parameters.count <= 5
      && parameters.allSatisfy {
        ($0.form == .value || $0.form == .variadic) && !$0.isGeneric && !$0.isAutoclosure
      }
  }

  /// Everything by which members of one name can differ.
  var signature: String {
    let types = parameters.map { "\($0.label):\($0.declared)" }.joined(separator: ",")
    return
      "\(isStatic ? "static " : "")\(kind.word) \(name)\(genericClause)(\(types))\(whereClause)\(isAsync)"
      + "\(throwing.effect)->\(result)"
  }
}

/// Members, and those under a condition.
indirect enum MemberTree {
  case member(Member)
  case conditional([(directive: String, members: [MemberTree])])

  var all: [Member] {
    switch self {
    case .member(let member): [member]
    case .conditional(let branches): branches.flatMap { $0.members.flatMap(\.all) }
    }
  }
}
