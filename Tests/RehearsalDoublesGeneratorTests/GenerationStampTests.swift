import Foundation
import RehearsalDoublesGenerator
import Testing

/// A stamp is current as long as nothing has changed that the doubles are made from.
struct GenerationStampTests {
  private let folder = StampFolder()

  @Test func nothingIsCurrentBeforeTheFirstGeneration() throws {
    #expect(try !folder.isCurrent())
    try folder.keep()
    #expect(try !folder.isCurrent(), "there are no doubles")
    try folder.write("doubles", to: "Doubles.swift")
    #expect(try folder.isCurrent())
  }

  @Test func newTimesAloneChangeNothing() throws {
    try folder.generate()
    for file in ["App.swift", "tool"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder.path(file))
    }
    #expect(try folder.isCurrent())
  }

  @Test(arguments: ["App.swift", "Test.swift", "RehearsalDoubles.json", "tool"])
  func everyFileCounts(_ name: String) throws {
    try folder.generate()
    try folder.write("changed", to: name)
    #expect(try !folder.isCurrent())
  }

  /// The same text, divided between the files in another way, is another input.
  @Test func itMattersWhichFileSaysWhat() throws {
    try folder.generate()
    try folder.write("protocol A {}protocol", to: "App.swift")
    try folder.write(" B {}", to: "Test.swift")
    #expect(try !folder.isCurrent())
  }

  @Test func theRequestCounts() throws {
    try folder.generate()
    folder.request += "tested Other\n"
    #expect(try !folder.isCurrent())
  }

  @Test func aMissingFileIsAnError() throws {
    try folder.generate()
    try FileManager.default.removeItem(atPath: folder.path("App.swift"))
    #expect(throws: (any Error).self) { try folder.isCurrent() }
  }
}

/// The files of a small request, with a text in place of the tool.
private final class StampFolder {
  private let folder: URL
  var request: String

  init() {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    request = ""
    request = """
      output \(path("Doubles.swift"))
      configuration \(path("RehearsalDoubles.json"))
      tested App
      file \(path("App.swift"))
      test Test
      file \(path("Test.swift"))

      """
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in [
        ("App.swift", "protocol A {}"), ("Test.swift", "protocol B {}"),
        ("RehearsalDoubles.json", "{}"), ("tool", "1"),
      ] {
        try write(text, to: name)
      }
    } catch {
      Issue.record(error)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path(name), atomically: true, encoding: .utf8)
  }

  func keep() throws { try stamp().keep(at: path("Doubles.swift")) }

  func generate() throws {
    try write("doubles", to: "Doubles.swift")
    try keep()
  }

  func isCurrent() throws -> Bool { try stamp().isCurrent(at: path("Doubles.swift")) }

  private func stamp() throws -> GenerationStamp {
    try GenerationStamp(request: request, tool: path("tool"))
  }
}
