/// Something that bindings depend on: an observed property.
@MainActor @usableFromInline protocol Dependency: AnyObject {
  /// Tells it from all others, also from those that are gone.
  var serial: Int { get }

  /// Tells an observer of every change.
  ///
  /// - Returns: What disconnects it.
  func connect(_ observer: any DependencyObserver) -> Int

  /// Tells an observer nothing any more.
  func disconnect(_ identifier: Int)
}

/// What wants to know of changes of what it read.
@MainActor @usableFromInline protocol DependencyObserver: AnyObject {
  /// Whether it still wants to know.
  var isActive: Bool { get }

  /// Notes that it just read something.
  func note(_ dependency: any Dependency)

  /// Something that it read has changed.
  func dependencyChanged()
}

/// Finds out what a piece of code reads, by running it.
@MainActor @usableFromInline enum DependencyTracking {
  /// Who is finding out what it reads, if anybody is.
  @usableFromInline static var observer: (any DependencyObserver)?

  private static var latestSerial = 0

  @usableFromInline static func nextSerial() -> Int {
    latestSerial += 1
    return latestSerial
  }
}

/// What an observer read the last time, in order. Reading the same again costs a comparison each.
@MainActor @usableFromInline struct DependencyList {
  private struct Connection {
    let serial: Int
    weak var dependency: (any Dependency)?
    let identifier: Int
  }

  private var connections: [Connection] = []
  private var position = 0

  @usableFromInline init() {}

  @usableFromInline var isEmpty: Bool { connections.isEmpty }

  /// Begins a new reading.
  @usableFromInline mutating func begin() {
    position = 0
  }

  /// Notes what is being read, and connects the observer if it is new.
  @usableFromInline mutating func note(
    _ dependency: any Dependency, by observer: any DependencyObserver
  ) {
    let serial = dependency.serial
    if position < connections.count, connections[position].serial == serial {
      position += 1
    } else {
      noteUnexpected(dependency, serial: serial, by: observer)
    }
  }

  /// Ends a reading: what was read the last time but not this time is let go of.
  @usableFromInline mutating func end() {
    while connections.count > position { disconnectLast() }
  }

  /// Lets go of everything.
  @usableFromInline mutating func removeAll() {
    begin()
    end()
  }

  private mutating func noteUnexpected(
    _ dependency: any Dependency, serial: Int, by observer: any DependencyObserver
  ) {
    guard let known = connections.firstIndex(where: { $0.serial == serial }) else {
      let identifier = dependency.connect(observer)
      connections.insert(
        Connection(serial: serial, dependency: dependency, identifier: identifier), at: position)
      position += 1
      return
    }
    // One that was read already needs nothing; one that comes earlier than the last time moves here.
    guard known >= position else { return }
    connections.swapAt(known, position)
    position += 1
  }

  private mutating func disconnectLast() {
    let connection = connections.removeLast()
    connection.dependency?.disconnect(connection.identifier)
  }
}
