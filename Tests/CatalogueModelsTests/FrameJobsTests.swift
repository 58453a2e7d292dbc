import Phong
import Testing
import Turntable

@testable import CatalogueModels

@Suite("The frames that are being made")
struct FrameJobsTests {
  private func key(_ step: Int, _ mesh: MeshKey = .shape(.teapot)) -> FrameKey {
    FrameKey(
      mesh: mesh, material: .bronze, angle: TurntableAngle(step: step), form: .webp(side: 8))
  }

  @Test("a frame that several wait for is made once")
  func singleFlight() {
    var jobs = FrameJobs(limit: 2)
    jobs.wait(for: key(0), waiter: 1)
    jobs.wait(for: key(0), waiter: 2)
    #expect(jobs.begin { _ in true } == [key(0)])
    jobs.wait(for: key(0), waiter: 3)
    #expect(jobs.begin { _ in true } == [])
    #expect(jobs.finish(key(0)) == [1, 2, 3])
    #expect(jobs.count == 0)
    jobs.wait(for: key(0), waiter: 4)
    #expect(jobs.begin { _ in true } == [key(0)])
  }

  @Test("no more than the limit are made at once, in the order in which they were asked for")
  func limit() {
    var jobs = FrameJobs(limit: 2)
    for step in 0..<4 { jobs.wait(for: key(step), waiter: step) }
    #expect(jobs.begin { _ in true } == [key(0), key(1)])
    #expect(jobs.begin { _ in true } == [])
    #expect(jobs.finish(key(1)) == [1])
    #expect(jobs.begin { _ in true } == [key(2)])
  }

  @Test("a mesh is loaded by one job; others go on meanwhile")
  func loading() {
    var jobs = FrameJobs(limit: 3)
    jobs.wait(for: key(0), waiter: 0)
    jobs.wait(for: key(1), waiter: 1)
    jobs.wait(for: key(2, .shape(.torus)), waiter: 2)
    #expect(jobs.begin { _ in false } == [key(0), key(2, .shape(.torus))])
    #expect(jobs.finish(key(0)) == [0])
    #expect(jobs.begin { $0 == .shape(.teapot) } == [key(1)])
  }

  @Test("a frame that nobody wants any more is not begun")
  func leaving() {
    var jobs = FrameJobs(limit: 1)
    for step in 0..<3 { jobs.wait(for: key(step), waiter: step) }
    jobs.wait(for: key(2), waiter: 9)
    #expect(jobs.begin { _ in true } == [key(0)])
    let isGone = [
      jobs.leave(key(1), waiter: 1), jobs.leave(key(2), waiter: 2), jobs.leave(key(0), waiter: 0),
      jobs.leave(key(1), waiter: 1), jobs.leave(key(5), waiter: 5),
    ]
    #expect(isGone == [true, true, true, false, false])
    #expect(jobs.finish(key(0)) == [])
    #expect(jobs.begin { _ in true } == [key(2)])
    #expect(jobs.finish(key(2)) == [9])
    #expect(jobs.begin { _ in true } == [])
  }

  @Test("one that is running is not begun twice after all have left and one has come back")
  func comingBack() {
    var jobs = FrameJobs(limit: 2)
    jobs.wait(for: key(0), waiter: 1)
    #expect(jobs.begin { _ in true } == [key(0)])
    let hasLeft = jobs.leave(key(0), waiter: 1)
    #expect(hasLeft)
    jobs.wait(for: key(0), waiter: 2)
    #expect(jobs.begin { _ in true } == [])
    #expect(jobs.finish(key(0)) == [2])
  }
}

@Suite("The cache of frames")
struct BoundedCacheTests {
  @Test("keeps no more than its limit; what was not used for longest goes first")
  func eviction() {
    var cache = BoundedCache<String, Int>(limit: 10)
    cache.insert(1, cost: 4, for: "a")
    cache.insert(2, cost: 4, for: "b")
    #expect(cache.value(for: "a") == 1)
    cache.insert(3, cost: 4, for: "c")
    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "a") == 1)
    #expect(cache.value(for: "c") == 3)
    #expect((cache.count, cache.cost) == (2, 8))
    cache.insert(4, cost: 10, for: "d")
    #expect((cache.count, cache.cost) == (1, 10))
  }

  @Test("leaves out what is too large, and replaces what is there")
  func sizes() {
    var cache = BoundedCache<String, Int>(limit: 10)
    cache.insert(1, cost: 4, for: "a")
    cache.insert(2, cost: 11, for: "b")
    #expect(!cache.contains("b"))
    #expect(cache.contains("a"))
    cache.insert(3, cost: 6, for: "a")
    #expect(cache.value(for: "a") == 3)
    #expect((cache.count, cache.cost) == (1, 6))
  }
}
