/// A binding that has values to deliver at the end of the turn.
@MainActor protocol TurnBinding: AnyObject {
  /// Tells it from others; those made later have higher numbers.
  var number: Int { get }

  /// Reads the newest value.
  func endTurn()

  /// Delivers the oldest of the values that it did not deliver yet.
  func deliverNext()
}

/// What the bindings of observable objects have to deliver at the end of this turn of the main actor.
@MainActor enum ObservationTurn {
  private static var order = AnnouncementOrder()
  private static var bindings: [Int: any TurnBinding] = [:]
  private static var latestNumber = 0

  static func nextNumber() -> Int {
    latestNumber += 1
    return latestNumber
  }

  /// Notes that a change was announced to a binding.
  ///
  /// Each binding asks for the end of the turn itself, the first one that comes ends it for all. So none
  /// has to rely on a task that another one started.
  static func announce(to binding: any TurnBinding) {
    order.announce(to: binding.number)
    guard bindings.updateValue(binding, forKey: binding.number) == nil else { return }
    Task { end() }
  }

  private static func end() {
    let ending = bindings
    bindings = [:]
    let numbers = order.take()
    for number in ending.keys.sorted() { ending[number]?.endTurn() }
    for number in numbers { ending[number]?.deliverNext() }
  }
}
