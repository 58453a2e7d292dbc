/// Writes the static members of a call type: a call with values, one with matchers, and a setter's.
struct CallWriter {
  let member: Member
  let names: MemberNames
  let access: String

  func write() -> [String] {
    var lines = [exact]
    if member.parameters.contains(where: \.isComparable) { lines.append(matching) }
    if member.isSettable {
      let isFunction = member.stubbedResult.contains("->")
      let modifier = member.isResultKnown ? "" : "borrowing "
      if !isFunction {
        lines.append(setter("\(modifier)\(member.stubbedResult)", keeping: true))
      }
      let matcher = "RehearsalDoubles.Matcher<\(member.stubbedResult.unwrappedType)>"
      lines.append("@_disfavoredOverload " + setter(matcher, keeping: false))
    }
    return lines
  }

  private var exact: String {
    let value = "Self.spyCall(\"\(names.key)\""
    if member.parameters.isEmpty { return variable("\(value), ())") }
    let parameters = member.parameters.map(\.exactFactoryParameter)
    let values = member.parameters.map(\.factoryValue)
    return function(parameters, "\(value), \(Self.packed(values)))")
  }

  private var matching: String {
    let parameters = member.parameters.map(\.matcherParameter)
    let values = member.parameters.map(\.name)
    return "@_disfavoredOverload "
      + function(parameters, "Self.spyCall(\"\(names.key)\", \(Self.packed(values)))")
  }

  private func setter(_ type: String, keeping: Bool) -> String {
    let index = member.parameters.map { keeping ? $0.exactFactoryParameter : $0.matcherParameter }
    let values = member.parameters.map { keeping ? $0.factoryValue : $0.name }
    let new = keeping ? member.kept("spyValue") : "spyValue"
    return function(
      index + ["set spyValue: \(type)"],
      "Self.spyCall(\"\(names.setterKey)\", \(Self.packed(values + [new])))")
  }

  private func variable(_ value: String) -> String {
    "\(member.availability)\(access)static var \(Keywords.quoted(names.factory)): Self { \(value) }"
  }

  private func function(_ parameters: [String], _ value: String) -> String {
    "\(member.availability)\(access)static func \(Keywords.quoted(names.factory))"
      + "(\(parameters.joined(separator: ", "))) -> Self { \(value) }"
  }

  /// One expression for all arguments: the value itself, or a tuple.
  static func packed(_ values: [String]) -> String {
    values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
  }
}

extension Member {
  /// A new value as it is recorded. Where its type is not known, the compiler picks what suits it.
  func kept(_ value: String) -> String {
    let isKept = isResultKnown && !stubbedResult.contains("->")
    return isKept ? value : "RehearsalDoubles.NotKept.keepCopy(\(value))"
  }
}

extension MemberNames {
  /// The key of the setter: the getter's with one more label.
  var setterKey: String {
    guard let close = key.firstIndex(of: ")") else { return "\(key)(set:)" }
    return key[..<close] + "set:" + key[close...]
  }
}

extension Parameter {
  private var labelled: String { label == name ? name : "\(label) \(name)" }

  private var matcherType: String {
    if isGeneric { return form == .pack || form == .variadic ? "[Any]" : "Any" }
    return isFunction ? kept : kept.unwrappedType
  }

  var matcherParameter: String {
    "\(labelled): RehearsalDoubles.Matcher<\(matcherType)>\(isComparable ? "" : " = .any")"
  }

  var exactFactoryParameter: String {
    guard isComparable else { return matcherParameter }
    switch form {
    case .pack: return "\(labelled): Any..."
    case .variadic: return "\(labelled): \(isGeneric ? "Any..." : declared)"
    default: return "\(labelled): \(isGeneric ? (kept.hasSuffix("?") ? "Any?" : "Any") : kept)"
    }
  }

  /// The expected argument in a call as a value. Optionals are unwrapped when calls are compared.
  var factoryValue: String {
    if form == .unknown, isComparable, !isGeneric {
      return "RehearsalDoubles.NotKept.keep(\(name))"
    }
    return name
  }
}

extension String {
  /// The type inside an optional one; any other type as it is.
  var unwrappedType: String {
    guard hasSuffix("?") else { return self }
    var depth = 0
    for (character, next) in zip(self, dropFirst()) {
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == ">", depth > 0 { depth -= 1 }
      if depth == 0, character == "-", next == ">" { return self }
    }
    return String(dropLast())
  }
}
