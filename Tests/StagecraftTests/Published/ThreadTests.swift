#if !canImport(Combine)
import Dispatch
import Stagecraft
import Testing

/// What the compiler cannot rule out: the last reference to a subscription may go on any thread, for it
/// may be held by an object that is let go of there.
@Suite("Subscriptions and threads")
struct ThreadTests {
  private final class Holder: @unchecked Sendable {
    // Set once, before it is shared; only its end is concurrent, and that is what is tested.
    let subscription: AnyCancellable

    init(_ subscription: AnyCancellable) { self.subscription = subscription }
  }

  @Test("a subscription may end on any thread while others begin and values are sent")
  func endsOnAnyThread() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let group = DispatchGroup()
    var count = 0
    let resident = subject.sink { _ in count += 1 }
    for round in 1...2_000 {
      let holder = Holder(subject.sink { _ in })
      DispatchQueue.global().async(group: group) { withExtendedLifetime(holder) {} }
      subject.send(round)
    }
    group.wait()
    #expect(count == 2_001)
    resident.cancel()
  }
}
#endif
