import Foundation
import Rehearsal

/// A presenter with a race condition, and what the rehearsal says about it.
enum Demo {
  static func run() {
    print(
      """
      A search field asks a server for each text that is typed, and shows what comes
      back:

          func type(_ text: String) {
            Task { shown = try await server.search(text) }
          }

      A test types "cat", then "cats", waits, and expects the results for "cats". Run
      once, it passes. Rehearsal runs it in every order in which the answers could
      come:

      """)
    let lines = "\(explore { try await scenario() })".split(
      separator: "\n", omittingEmptySubsequences: false)
    for line in lines { print(isTerminal ? coloured(line) : line) }
  }

  private static var isTerminal: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }

  /// What fails in red, the surprising choice in bold.
  private static func coloured(_ line: Substring) -> Substring {
    if line.contains(#/^\S* +> /#) { return "\u{1B}[1;33m\(line)\u{1B}[0m" }
    if line.contains(#/schedules fail|^threw|  threw/#) { return "\u{1B}[31m\(line)\u{1B}[0m" }
    return line
  }

  @MainActor private static func scenario() async throws {
    let search = Search()
    note("the user types cat")
    search.type("cat")
    note("the user types cats")
    search.type("cats")
    await settled()
    if search.shown != "results for cats" { throw Wrong(shown: search.shown) }
  }

  struct Wrong: Error, CustomDebugStringConvertible {
    let shown: String
    var debugDescription: String { "\"\(shown)\" is shown under the query \"cats\"" }
  }

  @MainActor final class Search {
    private(set) var shown = ""

    func type(_ text: String) {
      Task { shown = try await answer("search(\"\(text)\")", .success("results for \(text)")) }
    }
  }

  /// Sets and hash values: the same in every process.
  static func printHashing() {
    print("rehearsal".hashValue, Array(Set((0..<50).map { "\($0)" })).joined(separator: " "))
  }

  /// Random numbers inside a rehearsal: the same in every process.
  static func printRandom() {
    explore(.schedules(1)) {
      print(Int.random(in: 0...Int.max), UInt32.random(in: 0...UInt32.max), UUID())
    }
  }

  /// In one order of two answers, a continuation is resumed twice, which ends the process.
  static func crash() {
    explore { @MainActor in
      let order = Order()
      await withCheckedContinuation { continuation in
        for name in ["first", "second"] {
          Task { @MainActor in
            _ = try await answer(name, .success(name))
            order.names.append(name)
            if order.names == ["second", "first"] { continuation.resume() }
            if order.names.count == 2 { continuation.resume() }
          }
        }
      }
    }
  }

  @MainActor private final class Order {
    var names: [String] = []
  }
}
