import CLibraries
import Foundation
import Rehearsal
import Testing

/// The system's random numbers are the same in every schedule, and as random as ever outside.
@Suite struct RandomTests {
  private static func numbers() -> [String] {
    var lines = [
      "\(Int.random(in: 0 ..< .max))", "\(UInt8.random(in: 0...255))",
      "\(Double.random(in: 0...1))",
      "\(Array(0..<50).shuffled())", "\(UUID())", "\(UUID())",
      "\(library_arc4random())", "\(library_arc4random_uniform(1_000_000))",
    ]
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 21) { buffer in
      for fill in [
        { library_arc4random_buf($0, $1) }, { _ = library_getentropy($0, $1) },
        { _ = library_getrandom($0, $1, 0) },
      ] as [(UnsafeMutableRawPointer, Int) -> Void] {
        buffer.initialize(repeating: 0)
        fill(buffer.baseAddress!, 21)
        lines.append("\(Array(buffer))")
      }
    }
    return lines
  }

  private func explored() -> [String] {
    let log = Log()
    let report = explore(.schedules(4), order: .jobs, usesMainActor: false) {
      for _ in 0..<2 { Task { await Task.yield() } }
      await settled()
      log.add(Self.numbers().joined(separator: "\n"))
    }
    #expect(report.failures == 0, "\(report)")
    return log.lines
  }

  @Test func theyAreTheSameInEverySchedule() {
    let lines = explored()
    #expect(lines.count >= 4)
    #expect(Set(lines).count == 1)
    // Each of them is another one.
    #expect(Set(lines[0].split(separator: "\n")).count == Self.numbers().count)
    #expect(lines.first == explored().first)
  }

  @Test func identifiersAreOfVersionFour() {
    rehearse(usesMainActor: false) {
      let bytes = UUID().uuid
      #expect(bytes.6 >> 4 == 4)
      #expect(bytes.8 >> 6 == 2)
    }
  }

  @Test func outsideTheyAreRandom() {
    #expect(Set(zip(Self.numbers(), Self.numbers()).map { $0 == $1 }) == [false])
  }

  @Test func codeThatDrawsThemIsDeterministic() {
    let report = explore(order: .jobs, usesMainActor: false) {
      for _ in 0..<Int.random(in: 1...100) { await Task.yield() }
      var others = Set((0..<100).map { _ in UUID() })
      while let one = others.popFirst(), one.uuid.0 < 128 { await Task.yield() }
    }
    #expect(report.failures == 0, "\(report)")
  }

  /// Two rehearsals side by side that name files by `UUID()` do not meet.
  @Test func anotherPlaceInTheSourceHasOthers() {
    func first(line: Int) -> String? {
      let log = Log()
      rehearse(usesMainActor: false, line: line) { log.add("\(UUID())") }
      return log.lines.first
    }
    #expect(first(line: 1) == first(line: 1))
    #expect(first(line: 1) != first(line: 2))
  }
}
