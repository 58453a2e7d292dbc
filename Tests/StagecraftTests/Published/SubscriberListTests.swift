import SeededRandom
import Testing

@testable import Stagecraft

@Suite("A list of subscribers")
struct SubscriberListTests {
  @Test("keeps the order over random additions and removals, as a plain list does")
  func keepsTheOrder() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      var list = SubscriberList<Int>()
      var plain: [(identifier: Int, value: Int)] = []
      for step in 0..<200 {
        if plain.isEmpty || Bool.random(using: &generator) {
          plain.append((list.append(step), step))
        } else {
          let index = Int.random(in: 0..<plain.count, using: &generator)
          let removed = plain.remove(at: index)
          #expect(list.remove(removed.identifier) == removed.value)
          #expect(list.remove(removed.identifier) == nil)
        }
        var values: [Int] = []
        list.forEach { values.append($0) }
        #expect(values == plain.map(\.value))
        #expect(list.count == plain.count)
        #expect(list.entries.count <= max(1, 2 * plain.count + 1), "gaps are closed")
      }
    }
  }

  @Test("a copy stands still")
  func copies() {
    var list = SubscriberList<Int>()
    let identifiers = (0..<3).map { list.append($0) }
    let copy = list
    _ = list.remove(identifiers[1])
    var values: [Int] = []
    copy.forEach { values.append($0) }
    #expect(values == [0, 1, 2])
  }
}
