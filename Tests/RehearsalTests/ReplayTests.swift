import Foundation
import Testing

@testable import Rehearsal

/// A token replays the exact schedule, in another process too.
@Suite struct ReplayTests {
  @Test func aTokenReplaysInAnotherProcess() throws {
    let first = try Process.output(of: "rehearsal-demo")
    #expect(first.error == "")
    // What a newcomer sees fits a terminal, and has colours in one only.
    #expect(first.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(!first.text.contains("\u{1B}"))
    let token = try #require(first.text.firstMatch(of: /REHEARSAL_TOKEN=(\S+)/)?.1)
    let second = try Process.output(
      of: "rehearsal-demo", variables: ["REHEARSAL_TOKEN": String(token)])
    #expect(second.text.contains("1 of 1 schedules fail"))
    let timeline = try #require(first.text.firstRange(of: "time  "))
    let lines = first.text[timeline.lowerBound...].prefix { $0 != "R" }
    #expect(second.text.contains(lines))
  }

  @Test func aTokenThatDoesNotFitIsToldApart() throws {
    for token in ["als.01-0000", "als.95-1234", "als.001-bfc1"] {
      let output = try Process.output(of: "rehearsal-demo", variables: ["REHEARSAL_TOKEN": token])
      #expect(output.text.contains("does not fit this program") || output.error.contains("ignored"))
    }
  }

  @Test func hashingIsTheSameInEveryProcess() throws {
    let outputs = try (0..<3).map { _ in try Process.output(of: "rehearsal-demo", "hashing").text }
    #expect(Set(outputs).count == 1)
    #expect(outputs[0].split(separator: " ").count == 51)
  }

  @Test func randomNumbersAreTheSameInEveryProcess() throws {
    let outputs = try (0..<3).map { _ in try Process.output(of: "rehearsal-demo", "random").text }
    #expect(Set(outputs).count == 1)
    #expect(Set(outputs[0].split { $0.isWhitespace }).count == 3)
  }

  @Test func aCrashPrintsTheToken() throws {
    let output = try Process.output(of: "rehearsal-demo", "crash")
    #expect(output.status != 0)
    let token = try #require(output.error.firstMatch(of: /REHEARSAL_TOKEN=(\S+)/)?.1)
    // The token leads to the crash again.
    #expect(token.hasPrefix("als."))
    let again = try Process.output(
      of: "rehearsal-demo", "crash", variables: ["REHEARSAL_TOKEN": String(token)])
    #expect(again.error.contains("REHEARSAL_TOKEN=\(token)"))
  }
}

extension Process {
  struct Output {
    var text: String
    var error: String
    var status: Int32
  }

  /// Runs a product that lies beside the test bundle, to its end.
  static func output(
    of product: String, _ arguments: String..., variables: [String: String] = [:]
  ) throws -> Output {
    try output(of: product, arguments: arguments, variables: variables)
  }

  static func output(
    of product: String, arguments: [String], variables: [String: String] = [:]
  ) throws -> Output {
    let process = Process()
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0])
    process.executableURL = bundle.deletingLastPathComponent().appending(path: product)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no", "CI": ""]) { $1 }.merging(variables) { $1 }
    let (text, error) = (Pipe(), Pipe())
    process.standardOutput = text
    process.standardError = error
    try process.run()
    // Both are short enough for the pipes' buffers.
    process.waitUntilExit()
    func read(_ pipe: Pipe) -> String {
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    return Output(text: read(text), error: read(error), status: process.terminationStatus)
  }
}
