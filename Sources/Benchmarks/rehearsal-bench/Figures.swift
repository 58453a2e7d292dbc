import Foundation
import Rehearsal
import RehearsalGallery

/// What is measured.
enum Figures {
  static func all() async {
    #if DEBUG
    let build = "debug"
    #else
    let build = "release"
    #endif
    bench("view-model-8x8-\(build)", rate(20_000, MeasuredProgram.viewModel), "schedules/s")
    let small = rate(100_000, MeasuredProgram.small)
    bench("two-tasks-3-points-\(build)", small, "schedules/s")
    let alone = children(1, "small")
    bench("two-processes-ratio", children(2, "small") / alone, "times-one")
    memory()
    overhead()
    gallery()
  }

  static func bench(_ name: String, _ value: Double, _ unit: String) {
    let digits = value < 100 && value != value.rounded() ? 3 : 0
    print("bench", name, String(format: "%.\(digits)f", value), unit)
  }

  /// Schedules a second: the best of three, since others may use the machine. A small program is explored
  /// again and again.
  static func rate(
    _ schedules: Int, _ program: @escaping @Sendable () async throws -> Void,
    usesMainActor: Bool = true
  ) -> Double {
    var best = 0.0
    for _ in 0..<3 {
      let begin = ContinuousClock.now
      var count = 0
      while count < schedules {
        let report = explore(
          .schedules(schedules), order: .jobs, usesMainActor: usesMainActor, program)
        precondition(report.failures == 0)
        count += report.schedules
      }
      best = max(best, Double(count) / ((ContinuousClock.now - begin) / .seconds(1)))
    }
    return best
  }

  /// The sum of what several processes at once measure.
  static func children(_ count: Int, _ argument: String, _ variables: [String: String] = [:])
    -> Double
  {
    let pipes = (0..<count).map { _ in Pipe() }
    let processes = pipes.map { pipe in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = [argument]
      process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
      process.standardOutput = pipe
      return process
    }
    do {
      for process in processes { try process.run() }
    } catch {
      fatalError("cannot start another process of this benchmark: \(error)")
    }
    for process in processes { process.waitUntilExit() }
    return pipes.reduce(0) { sum, pipe in
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      return sum + (Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan)
    }
  }

  /// Resident memory after a million schedules against that after the first ten thousand.
  static func memory() {
    explore(.schedules(10_000), order: .jobs, MeasuredProgram.small)
    let before = residentKilobytes()
    var total = 0
    for seed in 0..<10 {
      total +=
        explore(.schedules(100_000), order: .jobs, seed: UInt64(seed)) {
          try await MeasuredProgram.small()
          for _ in 0..<3 { Task { await Task.yield() } }
          await settled()
        }.schedules
    }
    let after = residentKilobytes()
    bench("memory-schedules", Double(total), "schedules")
    bench("memory-growth", after - before, "kB")
  }

  private static func residentKilobytes() -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return Double(line.split(separator: " ").dropFirst().first.map(String.init) ?? "") ?? .nan
  }

  // MARK: The gallery

  /// For each bug, over a hundred seeds: after how many schedules it is found, and the choices that are left.
  static func gallery() {
    for bug in GalleryBug.all {
      var firsts: [Int] = []
      var surprises = 0
      for seed in 0..<100 {
        let report = explore(order: bug.order, seed: UInt64(seed), bug.buggy)
        firsts.append(report.firstFailure ?? .max)
        surprises = max(surprises, report.smallestFailure?.surprises ?? .max)
      }
      let name = bug.name.split { !$0.isLetter }.joined(separator: "-").lowercased()
      bench("gallery-\(name)-found-after", Double(firsts.sorted()[50]), "schedules-median")
      bench("gallery-\(name)-choices", Double(surprises), "choices-at-most")
    }
  }

  // MARK: Outside rehearsals

  /// Tasks a second, with the engine's executors in place and with the platform's own.
  static func overhead() {
    var ratios: [Double] = []
    for _ in 0..<5 {
      let with = children(1, "tasks")
      let without = children(1, "tasks", ["REHEARSAL_DISABLED": "1"])
      ratios.append(with / without)
    }
    bench("tasks-outside-with-against-without", ratios.sorted()[2], "ratio-median-of-5")
    bench("tasks-outside-spread", ratios.max()! - ratios.min()!, "ratio")
  }

  static func taskRate() async -> Double {
    let begin = ContinuousClock.now
    let count = 200_000
    for _ in 0..<count / 8 {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 { group.addTask { await Task.yield() } }
      }
    }
    return Double(count) / ((ContinuousClock.now - begin) / .seconds(1))
  }
}
