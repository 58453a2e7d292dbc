import Testing

@Suite("Doubles of classes")
struct ClassTests {
  private let folder: ModuleFolder

  init() throws {
    folder = try ModuleFolder()
    try folder.add(
      "App", .tested,
      """
      import Media
      class Player: Device {
        func play(_ name: String) -> Bool { true }
        override func start() {}
        final override func stop() {}
        override func check() -> Int { 1 }
        override var level: Int { get { 1 } set {} }
      }
      final class Sealed {}
      """,
      """
      import Base
      @MainActor class Device: Root {
        func start() {}
        func stop() {}
        func check() throws -> Int { 1 }
        var level: Int { 1 }
        private func hide() {}
        var name: String = ""
      }
      """)
    try folder.add(
      "Elsewhere", .parents,
      "open class Root { open func reset() {}; public func drop() {}; func secret() {} }")
  }

  @Test("only those that the configuration names, with all that can be overridden")
  func members() throws {
    #expect(try folder.doubles() == [])
    try folder.configure(#"{ "classes": ["Play*"] }"#)
    let source = try folder.generate().source
    #expect(try folder.doubles() == ["PlayerSpy"])
    #expect(
      source.contains("import Base\nimport Media\nimport RehearsalDoubles\n@testable import App"))
    #expect(
      source.contains("@MainActor final class PlayerSpy: Player, RehearsalDoubles.GeneratedSpy"))
    let overridden = source.matches(of: /override (?:func|var) (\w+)/).map { String($0.1) }
    #expect(overridden == ["play", "start", "check", "level", "name", "reset"])
  }

  @Test("a final class is refused at its line, a class that is not there is reported")
  func refusals() throws {
    try folder.configure(#"{ "classes": ["Sealed", "Plaier"] }"#)
    #expect(
      try folder.problems() == [
        "RehearsalDoubles.json:1:1: warning: no module under test has a class Plaier",
        "App0.swift:9:1: warning: Sealed gets no double: A double of a class is a subclass, and a final "
          + "class has none. Remove final, or let the code under test depend on a protocol.",
      ])
    let reason = try Compiler.check("final class Sealed {}\nclass SealedSpy: Sealed {}")
    #expect(reason.contains("inheritance from a final class 'Sealed'"))
  }

  @Test("a protocol whose superclass has no plain initialiser inherits those it has")
  func superclass() throws {
    try folder.add(
      "More", .tested, "class Base { init(name: String) {} }\nprotocol Named: Base { func run() }",
      "class Plain { init(name: String = \"\") {} }\nprotocol Other: Plain {}")
    try folder.configure(#"{ "modules": ["More"] }"#)
    let source = try folder.generate().source
    let named = try #require(
      source.split(separator: "final class ").first { $0.hasPrefix("Named") })
    #expect(named.contains(#"spyRecorder = RehearsalDoubles.SpyRecorder(ofSubclass: "NamedSpy")"#))
    #expect(!named.contains("super.init()"))
    #expect(source.contains("super.init()"))
  }
}
