import Testing

@testable import Stagecraft

@Suite("Uncoalesced changes")
struct UncoalescedChangesTests {
  @Test("are the values after each change, the newest read at the end")
  func values() {
    var changes = UncoalescedChanges<Int>()
    #expect(changes.flush(with: 0) == [])
    changes.willChange(from: 0)
    #expect(changes.flush(with: 1) == [1])
    changes.willChange(from: 1)
    changes.willChange(from: 2)
    changes.willChange(from: 3)
    #expect(changes.flush(with: 4) == [2, 3, 4])
    #expect(changes.flush(with: 4) == [])
  }
}

@Suite("The order of announcements")
struct AnnouncementOrderTests {
  @Test(
    "is that of the bindings within a change, and that of the changes",
    arguments: [
      ([], []), ([2, 1], [1, 2]), ([2, 1, 1, 2], [1, 2, 1, 2]), ([1, 1, 2, 1], [1, 1, 2, 1]),
      ([3, 1, 2, 2, 3, 1], [1, 2, 3, 1, 2, 3]),
    ])
  func order(announced: [Int], expected: [Int]) {
    var order = AnnouncementOrder()
    for number in announced { order.announce(to: number) }
    #expect(order.take() == expected)
    #expect(order.take() == [])
  }
}
