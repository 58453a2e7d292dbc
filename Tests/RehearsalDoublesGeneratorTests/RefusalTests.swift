import Foundation
import RehearsalDoublesGenerator
import Testing

@Suite("What is refused")
struct RefusalTests {
  @Test("by the macro, at its line, with the reason and what to do", arguments: RefusedSource.all)
  func macro(refused: RefusedSource) {
    let expansion = MacroExpansion(refused.source)
    #expect(expansion.diagnostics == ["\(refused.line): \(refused.message)"])
    #expect(!expansion.text.contains("PSpy"))
  }

  @Test("the compiler does not accept either", arguments: RefusedSource.all)
  func compiler(refused: RefusedSource) throws {
    let output = try Compiler.check(refused.attempt)
    #expect(output.contains("error: "))
    #expect(output.contains(refused.error))
  }

  @Test("values with a behaviour of their own", arguments: ["Numeric", "Collection", "OptionSet"])
  func values(parent: String) {
    #expect(
      MacroExpansion("@Spy protocol P: \(parent) {}").diagnostics == [
        "1: \(parent) is for values whose algorithms rely on laws that no stub keeps. Use a real value "
          + "in the test."
      ])
  }

  @Test("anything but a protocol")
  func notAProtocol() {
    #expect(
      MacroExpansion("@Spy struct S {}").diagnostics == [
        "1: @Spy belongs before a protocol or a class."
      ])
  }

  @Test("by the plugin with a warning at its line, and the rest gets its doubles")
  func plugin() throws {
    let folder = try ModuleFolder()
    try folder.add(
      "App", .tested,
      """
      protocol Fine { func run() }

      protocol Refused {
        func run()
        func make<T: ~Copyable>() -> T
      }
      """, "protocol Orphan: Unseen {}")
    #expect(try folder.doubles() == ["FineSpy"])
    let refused =
      "Refused gets no double: No double can give a value of a generic type that may not be "
      + "copyable: its stub would have to hold a value of every type. Write this double by hand."
    let orphan =
      "Orphan gets no double: The requirements of Unseen are not visible: no source file of the "
      + "modules that the test target depends on declares it. Write this double by hand. If Unseen "
      + "requires nothing, name it under \"emptyParents\" in RehearsalDoubles.json."
    #expect(
      try folder.problems() == [
        "App0.swift:5:32: warning: \(refused)", "App1.swift:1:18: warning: \(orphan)",
      ])
    try folder.configure(#"{ "refusalsAreErrors": true, "emptyParents": ["Unseen"] }"#)
    #expect(try folder.problems() == ["App0.swift:5:32: error: \(refused)"])
    #expect(try folder.doubles() == ["FineSpy", "OrphanSpy"])
  }
}

/// The compiler of the toolchain that runs the tests.
enum Compiler {
  /// What it says about a program.
  static func check(_ source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Attempt.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", file.path]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
