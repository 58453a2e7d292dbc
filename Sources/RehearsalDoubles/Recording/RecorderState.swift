/// The part of a recorder that changes.
struct RecorderState {
  var stubs: [String: [StubEntry]] = [:]
  var remembered: [String: [RememberedPlace]] = [:]
  var behavior = UnstubbedBehavior.fails
  /// How many of the double's calls, the first ones, tests no longer want to see.
  var forgotten = 0

  /// A property has one value; a subscript has one for each index, of which the last counts.
  mutating func remember(_ value: RememberedPlace) {
    let member = value.place.member
    if value.place.nameAndLabels.labels.isEmpty {
      remembered[member] = [value]
    } else {
      remembered[member, default: []].append(value)
    }
  }
}

/// Where a value was set: the getter, with the index if it is a subscript.
class RememberedPlace: @unchecked Sendable {
  let place: CallRecord

  init(_ place: CallRecord) {
    self.place = place
  }
}

/// A value that was set.
///
/// `@unchecked Sendable`: constants, of a type that the double's own protocol lets pass.
final class RememberedValue<Value: ~Copyable>: RememberedPlace, @unchecked Sendable {
  let make: () -> Value

  init(_ place: CallRecord, _ make: @escaping () -> Value) {
    self.make = make
    super.init(place)
  }
}
