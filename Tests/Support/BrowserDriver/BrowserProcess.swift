import Foundation

/// A Chromium that was started with its DevTools on two pipes: it reads from descriptor 3 and writes
/// to descriptor 4, messages of JSON that end with a zero.
final class BrowserProcess: Sendable {
  private let identifier: pid_t
  private let input: Int32
  private let output: Int32
  private let profile: URL
  private let writing = DispatchQueue(label: "browser input")

  init(executable: String, arguments: [String]) throws(BrowserError) {
    profile = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    var toBrowser: [Int32] = [0, 0]
    var fromBrowser: [Int32] = [0, 0]
    guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else { throw .notStarted("no pipes") }
    // Away from 3 and 4, which the browser's ends will take.
    let browserReads = fcntl(toBrowser[0], F_DUPFD, 10)
    let browserWrites = fcntl(fromBrowser[1], F_DUPFD, 10)
    close(toBrowser[0])
    close(fromBrowser[1])
    input = toBrowser[1]
    output = fromBrowser[0]
    for descriptor in [input, output, browserReads, browserWrites] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, browserReads, 3)
    posix_spawn_file_actions_adddup2(&actions, browserWrites, 4)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] =
      ([executable] + arguments + ["--user-data-dir=\(profile.path)"]).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier: pid_t = 0
    let result = posix_spawn(&identifier, executable, &actions, nil, &words, environ)
    close(browserReads)
    close(browserWrites)
    guard result == 0 else {
      close(input)
      close(output)
      throw .notStarted("\(executable): \(String(cString: strerror(result)))")
    }
    self.identifier = identifier
  }

  /// Sends a message.
  func write(_ message: Data) {
    let bytes = message + [0]
    writing.async { [input] in
      bytes.withUnsafeBytes { buffer in
        var sent = 0
        while sent < buffer.count {
          let count = Foundation.write(input, buffer.baseAddress! + sent, buffer.count - sent)
          guard count > 0 else { return }
          sent += count
        }
      }
    }
  }

  /// The messages that come, until the browser ends. To be read once.
  func messages() -> AsyncStream<Data> {
    AsyncStream { continuation in
      Thread.detachNewThread { [output] in
        var pending = Data()
        var piece = [UInt8](repeating: 0, count: 65536)
        while true {
          let count = read(output, &piece, piece.count)
          guard count > 0 else { break }
          pending += piece[..<count]
          while let end = pending.firstIndex(of: 0) {
            continuation.yield(Data(pending[..<end]))
            pending = Data(pending[(end + 1)...])
          }
        }
        continuation.finish()
      }
    }
  }

  /// Waits for the browser to end, which it was asked to, and removes what it left.
  func reap() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        var status: Int32 = 0
        waitpid(identifier, &status, 0)
        close(input)
        close(output)
        try? FileManager.default.removeItem(at: profile)
        continuation.resume()
      }
    }
  }

  /// Ends the browser without asking.
  func kill() {
    Foundation.kill(identifier, SIGKILL)
  }
}
