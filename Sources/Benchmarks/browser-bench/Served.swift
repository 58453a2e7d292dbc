import Foundation

/// A server in a process of its own, so that its start and its memory can be measured.
final class Served {
  let port: UInt16
  private let process = Process()

  init() throws {
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["serve"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = UInt16(line.trimmingCharacters(in: .newlines)) else {
      preconditionFailure("no port: \(line)")
    }
    self.port = port
  }

  /// The memory that is its own and in use.
  var residentBytes: Int {
    let text = try? String(
      contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8)
    guard let pages = text?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      preconditionFailure("the server is gone")
    }
    return pages * Int(getpagesize())
  }

  /// Asks it to stop, and waits until it has stopped by itself.
  func stop() {
    process.terminate()
    process.waitUntilExit()
    precondition(process.terminationReason == .exit && process.terminationStatus == 0)
  }
}
