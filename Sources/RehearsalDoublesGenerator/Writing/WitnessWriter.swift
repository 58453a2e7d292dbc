/// Writes the member that meets the requirement: records, and answers.
struct WitnessWriter {
  let member: Member
  let names: MemberNames
  let form: StubForm
  let access: String
  let spyName: String
  let hasSuperclass: Bool

  func write() -> String {
    let start = "\(member.availability)\(access)\(member.prefix)\(member.isStatic ? "static " : "")"
    switch member.kind {
    case .function:
      return "\(start)func \(member.name)\(signature)\(effects) -> \(member.result)"
        + "\(member.whereClause) {\n\(body)\n}"
    case .getter:
      return "\(start)var \(member.name): \(member.result) {\n\(accessors)\n}"
    case .subscriptGetter:
      return
        "\(start)subscript\(signature) -> \(member.result)\(member.whereClause) {\n\(accessors)\n}"
    case .initializer(let isFailable):
      let start = "\(member.availability)\(access)\(member.prefix)"
      return "\(start)init\(isFailable ? "?" : "")\(signature)\(effects)\(member.whereClause) {\n"
        + "\(initialization(isFailable))\n}"
    }
  }

  private var effects: String { (member.isAsync ? " async" : "") + member.throwing.effect }
  private var `await`: String { member.isAsync ? "await " : "" }
  private var recorder: String { member.isStatic ? "Self.spyStaticRecorder" : "self.spyRecorder" }

  private var signature: String {
    let isSubscript = if case .subscriptGetter = member.kind { true } else { false }
    let parameters = member.parameters.map { $0.declaration(isSubscript, member.isOperator) }
    return "\(member.genericClause)(\(parameters.joined(separator: ", ")))"
  }

  private var accessors: String {
    var text = "get\(effects) {\n\(body)\n}"
    guard member.isSettable else { return text }
    let index = member.parameters.map(\.keptValue)
    let all = CallWriter.packed(index + [member.kept("newValue")])
    let place = ", at: \(CallWriter.packed(index))"
    text += """

      set {
      \(recorder).set("\(names.setterKey)", \(all), to: newValue as \(member.stubbedResult), getter: "\(names.key)"\(place))
      }
      """
    return text
  }

  private var body: String {
    guard member.isOrdinary else { return closureBody }
    let function =
      "answer" + (member.isAsync ? "Async" : "") + (member.throwing == .nothing ? "" : "Throwing")
      + (member.isolation == .mainActor ? "OnMainActor" : "")
    return "return \(member.throwing.try)\(`await`)\(recorder).\(function)(\"\(names.key)\", "
      + "\(arguments))"
  }

  /// A single existential value is passed as it is: without the coercion the compiler would open it.
  private var arguments: String {
    guard let only = member.parameters.first, member.parameters.count == 1 else {
      return CallWriter.packed(member.parameters.map(\.name))
    }
    return only.isFunction ? only.name : "\(only.name) as \(only.kept)"
  }

  private var begin: String {
    let kept = CallWriter.packed(member.parameters.map(\.keptValue))
    let throwing = member.isAsync ? ", throwing: (\(member.throwing.failure)).self" : ""
    return "let spyCall: RehearsalDoubles.BegunCall<\(form.closure), \(member.stubbedResult)> = "
      + "\(`await`)\(recorder).begin(\"\(names.key)\", \(kept)\(throwing))"
  }

  private var closureBody: String {
    var run = "\(member.throwing.try)\(`await`)\(callOfClosure)"
    if member.isResultGeneric {
      run = "\(member.throwing.try)\(`await`)spyCall.cast(\(callOfClosure))"
    }
    run = "return \(run)"
    if case .generic(let type) = member.throwing {
      run = "do { \(run) } catch { throw spyCall.cast(error, to: \(type).self) }"
    }
    return """
      \(begin)
      if let spyClosure = spyCall.closure {
      \(beforeClosure)\(run)
      }
      return \(value)
      """
  }

  private var value: String {
    let failure = "throwing: (\(member.throwing.failure)).self"
    if member.isResultGeneric {
      return "\(member.throwing.try)spyCall.value(as: (\(member.result)).self, \(failure))"
    }
    return member.throwing == .nothing ? "spyCall.value()" : "try spyCall.value(\(failure))"
  }

  private var callOfClosure: String {
    let arguments = member.parameters.filter { !$0.isDropped }.map(\.argument)
    return "spyClosure(\(arguments.joined(separator: ", ")))"
  }

  /// A generic `inout` parameter goes through a variable of type `Any`.
  private var beforeClosure: String {
    member.parameters.filter { $0.form == .inOut && $0.isGeneric }.map { parameter in
      """
      var \(parameter.erasedVariable): Any = \(parameter.name)
      defer { \(parameter.name) = spyCall.cast(\(parameter.erasedVariable)) }

      """
    }.joined()
  }

  private func initialization(_ isFailable: Bool) -> String {
    let failure = "throwing: (\(member.throwing.failure)).self"
    return """
      self.spyRecorder = \(SpyWriter.newRecorder(spyName))
      \(hasSuperclass ? "super.init()\n" : "")\(begin)
      let spySucceeds: Swift.Bool
      if let spyClosure = spyCall.closure {
      \(beforeClosure)spySucceeds = \(member.throwing.try)\(`await`)\(callOfClosure)
      } else {
      spySucceeds = \(member.throwing.try)spyCall.succeeds(\(failure))
      }
      \(isFailable ? "guard spySucceeds else { return nil }" : "_ = spySucceeds")
      """
  }
}

extension Parameter {
  var erasedVariable: String { "spyErased_\(name.filter { $0 != "`" })" }

  func declaration(_ isSubscript: Bool, _ isOperator: Bool) -> String {
    if isOperator { return "\(name): \(declared)" }
    if isSubscript, label == "_" { return "_ \(name): \(declared)" }
    return label == name && !isSubscript ? "\(name): \(declared)" : "\(label) \(name): \(declared)"
  }

  /// The expression that is recorded.
  var keptValue: String {
    if isAutoclosure { return "RehearsalDoubles.NotKept(\"(closure)\")" }
    switch form {
    case .value, .variadic: return name
    case .unknown: return "RehearsalDoubles.NotKept.keep(\(name))"
    case .closure: return "RehearsalDoubles.NotKept(\"(closure)\")"
    case .inOut, .borrowed, .consumed: return "RehearsalDoubles.NotKept.keepCopy(\(name))"
    case .pack: return "RehearsalDoubles.NotKept.keepAll(repeat each \(name))"
    }
  }

  /// The expression that the closure gets.
  var argument: String {
    if let wrapper { return wrapper }
    switch form {
    case .inOut: return isGeneric ? "&\(erasedVariable)" : "&\(name)"
    case .pack: return keptValue
    case .value, .unknown: return isGeneric && kept.hasSuffix("?") ? "\(name) as Any" : name
    default: return name
    }
  }
}
