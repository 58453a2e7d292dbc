import Foundation

/// Prints figures, and reads the process' clocks.
enum Measurement {
  static func report(_ name: String, _ value: Double, _ unit: String) {
    print("bench \(name) \(String(format: "%.3f", value)) \(unit)")
    fflush(nil)  // a figure is seen when it is known, also through a pipe
  }

  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return start.duration(to: .now) / .seconds(1)
  }

  /// The largest amount of memory that the process has used so far, in MB.
  static var peakMemory: Double {
    var usage = rusage()
    getrusage(0, &usage)  // RUSAGE_SELF, whose type differs between systems
    return Double(usage.ru_maxrss) / 1024
  }

  /// The processor time of all children that have ended, in seconds.
  static var childSeconds: Double {
    var usage = rusage()
    getrusage(-1, &usage)  // RUSAGE_CHILDREN
    let times = [usage.ru_utime, usage.ru_stime]
    return times.map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
  }

  /// Runs a command to its end.
  static func run(_ command: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CommandFailed(command: command) }
  }

  private struct CommandFailed: Error {
    let command: [String]
  }

  /// A folder that is removed afterwards.
  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "doubles-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// A protocol with four methods and two properties.
  static func source(ofProtocol number: Int) -> String {
    """
    protocol Service\(number): Sendable {
      func show(title: String)
      func hide()
      func load(id: Int, name: String) async throws -> [String]
      func sum(a: Int, b: Int) -> Int
      var title: String { get set }
      var count: Int { get }
    }

    """
  }
}
