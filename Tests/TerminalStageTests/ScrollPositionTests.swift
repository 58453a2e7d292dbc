import Testing

@testable import TerminalStage

@Suite struct ScrollPositionTests {
  @Test func scrollsInsideItsBounds() {
    var scroll = ScrollPosition()
    func press(_ key: Key) -> Bool { scroll.handle(key) }
    scroll.fit(count: 10, rows: 4)
    #expect(scroll.isNeeded)
    #expect(press(.up) && scroll.visible == 0..<4)
    #expect(press(.down) && scroll.visible == 1..<5)
    #expect(press(.pageDown) && scroll.visible == 5..<9)
    #expect(press(.character(" ")) && scroll.visible == 6..<10)
    #expect(press(.home) && scroll.visible == 0..<4)
    #expect(press(.end) && scroll.visible == 6..<10)
    #expect(press(.pageUp) && scroll.visible == 2..<6)
    #expect(!press(.enter))
    scroll.fit(count: 3, rows: 4)
    #expect(scroll.visible == 0..<3 && !scroll.isNeeded)
    scroll.fit(count: 0, rows: 0)
    #expect(scroll.visible.isEmpty)
  }

  @Test func theBarShowsWhereOneIs() {
    #expect(Scrollbar.mark(visible: 0..<5, count: 5, rows: 5).isEmpty)
    #expect(Scrollbar.mark(visible: 0..<5, count: 10, rows: 5) == 0..<2)
    #expect(Scrollbar.mark(visible: 5..<10, count: 10, rows: 5) == 3..<5)
    for top in 1..<990 {
      let mark = Scrollbar.mark(visible: top..<top + 10, count: 1000, rows: 10)
      #expect(mark.count == 1 && mark.lowerBound > 0 && mark.upperBound < 10)
    }
    #expect(Scrollbar.mark(visible: 990..<1000, count: 1000, rows: 10) == 9..<10)
    #expect(Scrollbar.mark(visible: 0..<1, count: 3, rows: 0).isEmpty)
    #expect(Scrollbar.mark(visible: 1..<2, count: 3, rows: 1) == 0..<1)
  }
}
