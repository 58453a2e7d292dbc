/// What a binding read the last time, in order. Reading the same again costs a comparison each.
@MainActor struct DependencyList {
  private struct Connection {
    let serial: Int
    weak var dependency: Dependency?
    let identifier: Int
  }

  private var connections: [Connection] = []
  private var position = 0

  init() {}

  var isEmpty: Bool { connections.isEmpty }

  /// Begins a new reading.
  mutating func begin() {
    position = 0
  }

  /// Notes what is being read, and connects the observer if it is new.
  mutating func note(_ dependency: Dependency, by observer: KeyPathBinding) {
    if position < connections.count, connections[position].serial == dependency.serial {
      position += 1
    } else {
      noteUnexpected(dependency, by: observer)
    }
  }

  /// Ends a reading: what was read the last time but not this time is let go of.
  mutating func end() {
    while connections.count > position {
      let connection = connections.removeLast()
      connection.dependency?.disconnect(connection.identifier)
    }
  }

  /// Lets go of everything.
  mutating func removeAll() {
    begin()
    end()
  }

  private mutating func noteUnexpected(_ dependency: Dependency, by observer: KeyPathBinding) {
    guard let known = connections.firstIndex(where: { $0.serial == dependency.serial }) else {
      let identifier = dependency.connect(observer)
      connections.insert(
        Connection(serial: dependency.serial, dependency: dependency, identifier: identifier),
        at: position)
      position += 1
      return
    }
    // One that was read already needs nothing; one that comes earlier than the last time moves here.
    guard known >= position else { return }
    connections.swapAt(known, position)
    position += 1
  }
}
