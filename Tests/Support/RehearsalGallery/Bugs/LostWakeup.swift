import Rehearsal

extension GalleryBug {
  /// Between looking whether there is a message and beginning to wait for one, a message comes.
  package static let lostWakeup = GalleryBug("lost wakeup", order: .jobs) { isFixed in
    let mailbox = Mailbox(isFixed: isFixed)
    let reader = Task { await mailbox.next() }
    Task {
      // The sender has a longer way.
      for _ in 0..<3 { await Task.yield() }
      await mailbox.put(7)
    }
    let message = await reader.value
    try expect(message == 7, "read \(message)")
  }
}

private actor Mailbox {
  private var messages: [Int] = []
  private var waiter: CheckedContinuation<Void, Never>?
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  func next() async -> Int {
    if messages.isEmpty {
      await Task.yield()
      if !isFixed || messages.isEmpty {
        await withCheckedContinuation { waiter = $0 }
      }
    }
    return messages.removeFirst()
  }

  func put(_ message: Int) {
    messages.append(message)
    waiter?.resume()
    waiter = nil
  }
}
