import Rehearsal
import RehearsalGallery
import Testing

@Suite(.serialized) struct GalleryTests {
  @Test(arguments: GalleryBug.all) func theOrdinaryOrderDoesNotFindIt(bug: GalleryBug) {
    let report = explore(.schedules(1), order: bug.order, bug.buggy)
    #expect(report.schedules == 1)
    #expect(report.failures == 0, "\(report)")
  }

  @Test(arguments: GalleryBug.all) func theRehearsalFindsAndShrinksIt(bug: GalleryBug) throws {
    var firsts: [Int] = []
    for seed in 0..<100 {
      let report = explore(order: bug.order, seed: UInt64(seed), bug.buggy)
      let failure = try #require(report.smallestFailure, "not found with seed \(seed)")
      #expect((1...4).contains(failure.surprises), "\(report)")
      firsts.append(try #require(report.firstFailure))
    }
    let median = firsts.sorted()[50]
    #expect(median <= 50, "found after \(median) schedules at the median")
  }

  @Test(arguments: GalleryBug.all, [ScheduleOrder.completion, .jobs])
  func theFixedVersionRaisesNoAlarm(bug: GalleryBug, order: ScheduleOrder) {
    for seed in 0..<100 {
      let report = explore(.schedules(60), order: order, seed: UInt64(seed), bug.fixed)
      #expect(report.failures == 0, "seed \(seed): \(report)")
      // A whole tree is the same with every seed.
      if report.isExhaustive || report.failures > 0 { break }
    }
  }
}
