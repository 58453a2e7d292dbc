import Testing

@testable import TerminalStage

@Suite struct ListSelectionTests {
  private func list(_ count: Int, rows: Int, _ keys: Key...) -> ListSelection {
    var list = ListSelection(count: count)
    list.fit(rows: rows)
    for key in keys {
      let isHandled = list.handle(key)
      #expect(isHandled)
    }
    return list
  }

  @Test func movesAndStopsAtTheEnds() {
    #expect(list(3, rows: 5, .up).selected == 0)
    #expect(list(3, rows: 5, .down, .down, .down, .down).selected == 2)
    #expect(list(3, rows: 5, .end).selected == 2)
    #expect(list(3, rows: 5, .end, .home).selected == 0)
  }

  @Test func scrollsOnlyAsFarAsNeeded() {
    #expect(list(10, rows: 4, .down, .down, .down).visible == 0..<4)
    #expect(list(10, rows: 4, .down, .down, .down, .down).visible == 1..<5)
    #expect(list(10, rows: 4, .end).visible == 6..<10)
    #expect(list(10, rows: 4, .end, .up, .up, .up).visible == 6..<10)
    #expect(list(10, rows: 4, .end, .up, .up, .up, .up).visible == 5..<9)
  }

  @Test func pages() {
    #expect(list(10, rows: 4, .pageDown).selected == 4)
    #expect(list(10, rows: 4, .pageDown, .pageDown, .pageDown).selected == 9)
    #expect(list(10, rows: 4, .end, .pageUp).selected == 5)
    #expect(list(10, rows: 4, .pageUp).selected == 0)
  }

  @Test func anEmptyListHasNothingToSelect() {
    for key in [Key.up, .down, .pageUp, .pageDown, .home, .end] {
      let empty = list(0, rows: 4, key)
      #expect(empty.selected == 0)
      #expect(empty.visible.isEmpty)
    }
  }

  @Test func staysInsideWhenTheListOrTheScreenShrinks() {
    var shrinking = list(100, rows: 20, .end)
    shrinking.fit(rows: 3)
    #expect(shrinking.visible == 97..<100)
    shrinking.count = 5
    #expect(shrinking.selected == 4)
    #expect(shrinking.visible == 2..<5)
    shrinking.fit(rows: 0)
    #expect(shrinking.visible == 4..<5)
    shrinking.count = 0
    #expect(shrinking.visible.isEmpty)
    shrinking.fit(rows: 50)
    shrinking.count = 50
    #expect(shrinking.visible == 0..<50)
  }

  @Test func leavesOtherKeysAlone() {
    var list = ListSelection(count: 3)
    for key in [Key.enter, .character("x"), .left, .unknown] {
      let isHandled = list.handle(key)
      #expect(!isHandled)
    }
  }
}
