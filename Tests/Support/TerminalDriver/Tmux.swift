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
    let command = ["/usr/bin/env", "-u", "TMUX", "tmux", "-u", "-L", socket, "-f", "/dev/null"]
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let status = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: Self.status(of: command + arguments, output: file.path))
      }
    }
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard status == 0 else {
      throw TerminalDriverError.failed(arguments: arguments, status: status, output: text)
    }
    return text
  }

  /// Runs a program to its end.
  ///
  /// Not by way of Foundation's `Process`: that takes a program for running as long as any process holds the
  /// descriptors that it inherited, and tmux leaves its server behind.
  private static func status(of command: [String], output: String) -> Int32 {
    #if os(Linux)
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #else
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // Threads of the pool block signals. A server that inherits that never hears that its shell ended.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    let arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let variables =
      ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { variables.forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, command[0], &actions, &attributes, arguments, variables)
    guard failure == 0 else { return failure }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }
}
