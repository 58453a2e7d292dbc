import Foundation
import Testing
import Turntable

@Suite("An angle of the turntable")
struct TurntableAngleTests {
  @Test(
    "goes round, in both directions",
    arguments: [
      (0, 0), (1, 1), (71, 71), (72, 0), (73, 1), (-1, 71), (-72, 0), (-73, 71), (720, 0),
      (Int.max, Int.max % 72), (Int.min, 72 + Int.min % 72),
    ])
  func wraps(step: Int, expected: Int) {
    #expect(TurntableAngle(step: step).step == expected)
    #expect(TurntableAngle.front.turned(by: step).step == expected)
  }

  @Test("never overflows", arguments: [0, 1, 36, 71], [Int.max, .min, 72, -72])
  func overflow(step: Int, by steps: Int) {
    let turned = TurntableAngle(step: step).turned(by: steps).step
    #expect((0..<72).contains(turned))
    #expect(TurntableAngle(step: turned).turned(by: -(steps % 72)).step == step)
  }

  @Test("is known in degrees and as a part of a turn")
  func units() {
    #expect(TurntableAngle(step: 1).degrees == 5)
    #expect(TurntableAngle(step: 71).degrees == 355)
    #expect(TurntableAngle(step: 18).turn == 0.25)
  }

  @Test("is a number in a recorded session")
  func coding() throws {
    let angle = TurntableAngle(step: 7)
    #expect(String(decoding: try JSONEncoder().encode([angle]), as: UTF8.self) == "[7]")
    #expect(try JSONDecoder().decode([TurntableAngle].self, from: Data("[79]".utf8)) == [angle])
  }
}
