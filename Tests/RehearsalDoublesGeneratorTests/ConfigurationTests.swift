import RehearsalDoublesGenerator
import Testing

@Suite("The configuration")
struct ConfigurationTests {
  private let folder: ModuleFolder

  init() throws {
    folder = try ModuleFolder()
    try folder.add("App", .tested, "protocol ProductsView {}", "protocol LegacyView {}")
    try folder.add("Core", .tested, "protocol Store {}")
    try folder.add("Elsewhere", .parents, "public protocol Outer {}")
    try folder.add("AppTests", .test, "protocol Local {}", "@Spy protocol WithMacro {}")
  }

  @Test("without one, every protocol of the package gets a double")
  func none() throws {
    #expect(try folder.doubles() == ["ProductsViewSpy", "LegacyViewSpy", "StoreSpy", "LocalSpy"])
  }

  @Test(
    "names what is included and left out",
    arguments: [
      (#"{ "include": ["Store"] }"#, ["StoreSpy"]),
      (#"{ "include": ["*View", "Lo*"] }"#, ["ProductsViewSpy", "LegacyViewSpy", "LocalSpy"]),
      (#"{ "exclude": ["Legacy*"] }"#, ["ProductsViewSpy", "StoreSpy", "LocalSpy"]),
      (#"{ "include": ["P*View", "L*v*w"], "exclude": ["LegacyView"] }"#, ["ProductsViewSpy"]),
      (#"{ "include": ["*"], "exclude": ["*o*"] }"#, ["LegacyViewSpy"]),
      (#"{ "include": ["View", "ProductsViewView", "Product*tsView"] }"#, []),
      (#"{ "modules": ["Core"] }"#, ["StoreSpy", "LocalSpy"]),
      (#"{ "modules": [] }"#, ["LocalSpy"]),
    ])
  func patterns(json: String, doubles: [String]) throws {
    try folder.configure(json)
    #expect(try folder.doubles() == doubles)
    #expect(try folder.problems() == [])
  }

  @Test("a module that is not there is reported")
  func unknownModule() throws {
    try folder.configure(#"{ "modules": ["Cor", "App"] }"#)
    #expect(
      try folder.problems() == [
        "RehearsalDoubles.json:1:1: warning: the test target depends on no module Cor of its package; "
          + "there are App, Core"
      ])
  }

  @Test("says how the modules are isolated")
  func isolation() throws {
    #expect(try folder.generate().source.contains("\nfinal class StoreSpy: Store"))
    try folder.configure(#"{ "defaultIsolation": "MainActor" }"#)
    #expect(try folder.generate().source.contains("\n@MainActor final class StoreSpy: Store"))
  }

  @Test("only what the doubles mention is imported")
  func imports() throws {
    try folder.add(
      "Views", .tested,
      """
      import Base
      import struct Kit.Size
      #if canImport(Combine)
      import Combine
      #endif
      protocol Wide: Outer {}
      """,
      "import Unrelated")
    try folder.configure(#"{ "include": ["Wide"] }"#)
    #expect(
      try folder.generate().source.hasPrefix(
        """
        // Generated from the protocols of Views. Do not edit.
        import Base
        import Kit
        import RehearsalDoubles
        #if (canImport(Combine))
        import Combine
        #endif
        @testable import Views
        """))
  }

  @Test("that cannot be read is an error that says where and what")
  func unreadable() throws {
    try folder.configure(#"{ "include": "All" }"#)
    let error = #expect(throws: InvalidConfiguration.self) { try folder.generate() }
    let text = try #require(error).description
    #expect(text.contains("RehearsalDoubles.json cannot be read as a configuration: "))
    #expect(text.contains("include"))
  }

  @Test("parents are found in other files of the test target, and in other packages")
  func parents() throws {
    try folder.add(
      "MoreTests", .test, "protocol Child: Base, Outer { func child() }",
      "protocol Base { func base(_ number: Int) }")
    let source = try folder.generate().source
    let child = try #require(
      source.split(separator: "final class ").first { $0.hasPrefix("ChildSpy") })
    #expect(child.contains("func base(_ number: Int) -> Swift.Void"))
    #expect(child.contains("func child() -> Swift.Void"))
  }
}
