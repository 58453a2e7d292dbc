import Foundation
import Rehearsal
import RehearsalGallery
import Synchronization

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
    let alone = children(1, "small", "50000")
    bench("two-processes-ratio", children(2, "small", "50000") / alone, "times-one")
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
  ///
  /// - Parameter program: this one, or one beside it.
  static func children(
    _ count: Int, _ arguments: String..., of program: String = "rehearsal-bench"
  ) -> Double {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let pipes = (0..<count).map { _ in Pipe() }
    let processes = pipes.map { pipe in
      let process = Process()
      process.executableURL = folder.appendingPathComponent(program)
      process.arguments = arguments
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

  /// Resident memory between the hundred thousandth schedule and the millionth of one exploration: the program
  /// has more schedules than that, so that none of them ends the exploration early.
  static func memory() {
    let marks = Mutex<(count: Int, early: Double, late: Double)>((0, .nan, .nan))
    let report = explore(.schedules(1_000_001), order: .jobs, usesMainActor: false) {
      try await MeasuredProgram.large()
      marks.withLock { marks in
        marks.count += 1
        if marks.count == 100_000 { marks.early = residentKilobytes() }
        if marks.count == 1_000_000 { marks.late = residentKilobytes() }
      }
    }
    let (_, early, late) = marks.withLock { $0 }
    bench("memory-schedules", Double(report.schedules), "schedules")
    bench("memory-at-100000", early, "kB")
    bench("memory-growth-from-100000-to-1000000", late - early, "kB")
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

  /// Tasks a second outside any rehearsal, in this program and in one without Rehearsal. The two alternate, so
  /// that a machine that slows down slows both; the spread of one of them says what can be told apart.
  static func overhead() {
    var with: [Double] = []
    var without: [Double] = []
    for _ in 0..<9 {
      with.append(children(1, "tasks"))
      without.append(children(1, of: "rehearsal-baseline"))
    }
    with.sort()
    without.sort()
    bench("tasks-outside-with", with[4], "tasks/s-median-of-9")
    bench("tasks-outside-without", without[4], "tasks/s-median-of-9")
    bench("tasks-outside-with-against-without", with[4] / without[4], "ratio-of-medians")
    bench("tasks-outside-spread-of-without", without[8] / without[0], "ratio-of-extremes")
  }
}
