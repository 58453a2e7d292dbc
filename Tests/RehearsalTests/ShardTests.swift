import Testing

@testable import Rehearsal

/// Shards share a tree: each schedule belongs to exactly one.
@Suite struct ShardTests {
  /// All that a shard runs, as the orders in which its answers came.
  private func orders(
    _ shard: Shard?, schedules: Int = 10_000, order: ScheduleOrder = .completion,
    _ body: @escaping @Sendable (Log) async throws -> Void
  ) -> (orders: [String], report: ExplorationReport) {
    Exploration.install()
    let orders = Log()
    let settings = ConductorSettings(order: order, usesMainActor: false)
    let limits = Explorer.Limits(schedules: schedules, exhaustive: schedules, shard: shard)
    let explorer = Explorer(settings: settings, limits: limits) {
      let log = Log()
      defer { orders.add(log.lines.joined(separator: " ")) }
      try await body(log)
    }
    return { (orders.lines, $0) }(explorer.run())
  }

  struct Failed: Error {}

  /// A tree whose branches are of very different sizes.
  private static func lopsided(_ log: Log) async throws {
    for number in 0..<4 {
      Task {
        let value = try await answer("\(number)", .success(number), .failure(Failed()))
        log.add("\(value)")
        if value == 0 { _ = try await answer("more", .success(1), .failure(Failed())) }
        log.add("\(value) ends")
      }
    }
    await settled()
    if log.lines.first == "3", log.lines.last == "1 ends" { throw Failed() }
  }

  @Test(arguments: [1, 2, 3, 7, 16]) func theirUnionIsTheWhole(count: Int) {
    let whole = orders(nil, Self.lopsided)
    #expect(whole.report.isExhaustive)
    #expect(whole.report.failures > 0)
    let parts = (1...count).map { orders(Shard(index: $0, count: count), Self.lopsided).report }
    #expect(parts.allSatisfy { $0.isExhaustive })
    #expect(parts.map(\.schedules).reduce(0, +) == whole.report.schedules)
    #expect(parts.map(\.failures).reduce(0, +) == whole.report.failures)
    #expect(parts.allSatisfy { ($0.failures > 0) == ($0.smallestFailure != nil) })
  }

  /// The places themselves, without the runs that a report does not count.
  @Test(arguments: [1, 2, 3, 5, 8, 13]) func eachScheduleBelongsToOne(count: Int) {
    func paths(_ search: any Strategy, isInside: () -> Bool) -> [[Int]] {
      var found: [[Int]] = []
      while search.begin() {
        // The first choice decides how many there are, and of what size.
        var path: [Int] = []
        repeat {
          path.append(choose(search, among: path.first.map { $0 + 2 } ?? 5))
        } while path.count <= path[0] && path.count < 4
        search.end(count: path.count)
        if isInside() { found.append(path) }
      }
      return found
    }
    let whole = paths(Exhaustive(), isInside: { true })
    #expect(whole.count == 1 + 3 + 4 * 4 + 5 * 5 * 5 + 6 * 6 * 6)
    let parts = (1...count).map { index in
      let search = ExhaustiveShard(Shard(index: index, count: count))
      return paths(search) { search.isInside }
    }
    #expect(parts.flatMap { $0 } == whole)
    // Each does its share, as far as the first choice allows.
    #expect(count > 5 || parts.allSatisfy { !$0.isEmpty })
  }

  private func choose(_ search: any Strategy, among count: Int) -> Int {
    let options = (0..<count).map { ChoicePoint.Option(action: .run, index: Int32($0), chain: 0) }
    return options.withUnsafeBufferPointer {
      search.choose(ChoicePoint(count: count, options: $0.baseAddress!))
    }
  }

  @Test func aTreeOfOneScheduleBelongsToTheFirst() {
    let reports = (1...3).map { index in
      orders(Shard(index: index, count: 3)) { $0.add("only") }.report
    }
    #expect(reports.map(\.schedules) == [1, 0, 0])
    #expect(reports.allSatisfy { $0.isExhaustive && $0.failures == 0 })
    #expect(reports[1].description == "all 0 schedules of shard 2/3 hold")
  }

  @Test func shardsOfATreeThatIsTooLargeTryOtherSchedules() {
    let found = (1...2).map { index in
      orders(Shard(index: index, count: 2), schedules: 40, order: .jobs) { log in
        for number in 0..<8 { Task { log.add("\(number)") } }
        await settled()
      }
    }
    #expect(found.allSatisfy { !$0.report.isExhaustive && $0.report.schedules == 40 })
    #expect(Set(found[0].orders.suffix(20)).intersection(found[1].orders.suffix(20)).count < 5)
  }
}
