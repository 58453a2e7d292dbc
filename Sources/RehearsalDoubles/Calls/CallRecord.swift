/// One call as a value: which member, with which arguments, of which double.
///
/// Generated doubles make records. Tests see them through the double's `Call`, which compares and prints
/// them.
///
/// `@unchecked Sendable`: every property is a constant, but an argument may be of any type. The values
/// come from code that was allowed to hand them to the double; they are only compared and printed.
public final class CallRecord: @unchecked Sendable {
  /// The member's name with its labels, such as `show(title:)`; overloads have a suffix after it.
  /// Generated code reads this.
  public let member: String
  /// The one argument, or a tuple of several. Elements may be ``ArgumentMatcher``s in an expected call.
  let packed: Any
  /// The double that was called; nil in an expected call.
  let double: SpyIdentity?

  init(_ member: String, _ packed: Any, of double: SpyIdentity? = nil) {
    self.member = member
    self.packed = packed
    self.double = double
  }

  /// The member's name without labels, and the labels.
  var nameAndLabels: (name: Substring, labels: [Substring]) {
    guard let open = member.firstIndex(of: "(", after: 1) else { return (member[...], []) }
    let close = member[open...].firstIndex(of: ")") ?? member.endIndex
    let labels = member[member.index(after: open)..<close].split(separator: ":")
    return (member[..<open], labels)
  }

  /// The arguments, one by one, in the order of the declaration.
  var arguments: [Any] {
    switch nameAndLabels.labels.count {
    case 0: []
    case 1: [packed]
    default: Mirror(reflecting: packed).children.map(\.value)
    }
  }

  /// An argument as the type that it was passed with. Generated code calls this.
  ///
  /// - Parameters:
  ///   - index: its place in the declaration.
  ///   - type: its declared type.
  /// - Returns: the argument.
  public func argument<Value>(_ index: Int, as type: Value.Type) -> Value {
    guard let value = arguments[index] as? Value else {
      preconditionFailure("Argument \(index) of \(self) was not kept as a \(type)")
    }
    return value
  }

  /// Whether the two are calls of the same member with equal or matching arguments.
  func matches(_ other: CallRecord) -> Bool {
    member == other.member && agreement(with: other).allSatisfy(\.self)
  }

  /// For each argument, whether it is equal or matches. Meaningful for calls of the same member.
  func agreement(with other: CallRecord) -> [Bool] {
    zip(arguments, other.arguments).map { ArgumentComparison.areEqual($0, $1) }
  }
}

extension CallRecord: CustomStringConvertible {
  /// The call as it would be written: `show(title: "Products")`.
  public var description: String {
    let (name, labels) = nameAndLabels
    if labels.isEmpty { return String(name) }
    let list = zip(labels, arguments).map { label, argument in
      let value = ArgumentDescription.of(argument)
      return label == "_" ? value : "\(label): \(value)"
    }
    return "\(name)(\(list.joined(separator: ", ")))"
  }

  /// The call with the name of its double before it.
  var qualifiedDescription: String {
    guard let double else { return description }
    return "\(double.name).\(description)"
  }
}

extension String {
  /// The first index of a character, looking only after so many characters: an operator may be a
  /// parenthesis' neighbour, never empty.
  fileprivate func firstIndex(of character: Character, after count: Int) -> Index? {
    dropFirst(count).firstIndex(of: character)
  }
}
