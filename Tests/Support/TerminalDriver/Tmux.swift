import Foundation

/// Runs tmux with a server of its own, named by its socket.
struct Tmux: Sendable {
  let socket: String

  /// Runs one command.
  ///
  /// - Parameter arguments: The command and its arguments.
  /// - Returns: What it printed.
  /// - Throws: ``TerminalDriverError/failed(arguments:status:output:)``.
  @discardableResult
  func run(_ arguments: [String]) async throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["tmux", "-u", "-L", socket, "-f", "/dev/null"] + arguments
    var environment = ProcessInfo.processInfo.environment
    environment["TMUX"] = nil
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    // A screen fits the pipe's buffer, so it can be read once the process has ended.
    let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard status == 0 else {
      throw TerminalDriverError.failed(arguments: arguments, status: status, output: text)
    }
    return text
  }
}
