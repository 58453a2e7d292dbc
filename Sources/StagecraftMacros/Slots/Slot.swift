/// A place in which a port keeps the latest of the commands that replace each other.
struct Slot {
  let name: String

  /// The type of the parameter that it is keyed by, if it is.
  let keyType: String?

  /// How many keys are kept at most, if the protocol says.
  var limit: String?

  /// The conditions of the methods that use it; nil stands for none.
  var conditions: [String?]

  /// The condition under which the slot exists.
  var condition: String? {
    guard !conditions.contains(nil) else { return nil }
    let distinct = conditions.compactMap { $0 }.reduce(into: [String]()) { list, condition in
      if !list.contains(condition) { list.append(condition) }
    }
    guard distinct.count > 1 else { return distinct.first }
    return distinct.map { "(\($0))" }.joined(separator: " || ")
  }
}
