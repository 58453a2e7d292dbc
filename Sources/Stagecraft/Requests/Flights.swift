/// Who waits for which request. The state behind ``SingleFlight``, without any concurrency.
struct Flights<Key: Hashable, Caller> {
  /// What joining comes to.
  enum Boarding: Equatable {
    /// Start a request with this number.
    case start(flight: Int)
    /// A request is on its way.
    case wait
    /// The caller left before it came.
    case refuse
  }

  private struct Flight {
    let key: Key
    /// In the order in which they came.
    var callers: [(number: Int, caller: Caller)] = []
  }

  private var flights: [Int: Flight] = [:]
  private var flightOfKey: [Key: Int] = [:]
  private var flightOfCaller: [Int: Int] = [:]
  private var announced: [Int: Bool] = [:]
  private var latestNumber = 0

  /// Announces a caller, who may leave before joining.
  ///
  /// - Returns: The caller's number.
  mutating func announce() -> Int {
    latestNumber += 1
    announced[latestNumber] = true
    return latestNumber
  }

  /// Lets an announced caller wait for the request of a key.
  mutating func join(_ caller: Caller, as number: Int, for key: Key) -> Boarding {
    guard announced.removeValue(forKey: number) == true else { return .refuse }
    if let flight = flightOfKey[key] {
      flights[flight]?.callers.append((number, caller))
      flightOfCaller[number] = flight
      return .wait
    }
    latestNumber += 1
    flights[latestNumber] = Flight(key: key, callers: [(number, caller)])
    flightOfKey[key] = latestNumber
    flightOfCaller[number] = latestNumber
    return .start(flight: latestNumber)
  }

  /// Lets a caller go.
  ///
  /// - Returns: The caller, if it was waiting; and the number of the request, if nobody waits for it now.
  mutating func leave(_ number: Int) -> (caller: Caller?, abandoned: Int?) {
    if announced[number] != nil { announced[number] = false }
    guard let flight = flightOfCaller.removeValue(forKey: number),
      let index = flights[flight]?.callers.firstIndex(where: { $0.number == number })
    else { return (nil, nil) }
    let caller = flights[flight]?.callers.remove(at: index).caller
    guard flights[flight]?.callers.isEmpty == true else { return (caller, nil) }
    _ = land(flight)
    return (caller, flight)
  }

  /// Ends a request.
  ///
  /// - Returns: Those who wait for it, in the order in which they came; nobody if it was abandoned.
  mutating func land(_ flight: Int) -> [Caller] {
    guard let landed = flights.removeValue(forKey: flight) else { return [] }
    flightOfKey[landed.key] = nil
    for (number, _) in landed.callers { flightOfCaller[number] = nil }
    return landed.callers.map(\.caller)
  }
}
