import Rehearsal

extension GalleryBug {
  /// Who unsubscribes while an event is being delivered still gets it afterwards.
  package static let unsubscribeDuringEmission = GalleryBug("unsubscribe during emission") {
    isFixed in
    let bus = await Bus(isFixed: isFixed)
    await bus.subscribe("first")
    await bus.subscribe("second")
    Task { @MainActor in try await bus.emit() }
    Task { @MainActor in
      try await moment("second unsubscribes")
      bus.unsubscribe("second")
    }
    await settled()
    let unwanted = await bus.unwanted
    try expect(unwanted.isEmpty, "\(unwanted) got an event after unsubscribing")
  }
}

@MainActor private final class Bus {
  private(set) var unwanted: [String] = []
  private var subscribers: [String] = []
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  func subscribe(_ name: String) { subscribers.append(name) }
  func unsubscribe(_ name: String) { subscribers.removeAll { $0 == name } }

  func emit() async throws {
    for subscriber in subscribers {
      if isFixed, !subscribers.contains(subscriber) { continue }
      if !subscribers.contains(subscriber) { unwanted.append(subscriber) }
      try await answer("\(subscriber) handles the event", .success(()))
    }
  }
}
