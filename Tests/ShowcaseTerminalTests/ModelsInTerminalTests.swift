import Catalogue
import CatalogueStorage
import Foundation
import TerminalDriver
import Testing

/// Products that are models in a real terminal: half blocks, turned by the arrow keys.
@Suite struct ModelsInTerminalTests {
  private let products = [
    Product(
      name: "Bronze Teapot", description: "Turn it round.", image: "mesh:teapot?material=bronze"),
    Product(name: "Paper", description: "From a file.", image: "mesh:paper.obj?material=gold"),
    Product(name: "Missing", description: "Not there.", image: "mesh:no.obj"),
    Product(name: "Car", description: "A drawing", image: "car"),
  ]

  private func withShowcase(_ body: (TerminalDriver) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("showcase-models-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\nf 1 3 2\n".utf8)
      .write(to: folder.appendingPathComponent("paper.obj"))
    let database = folder.path + "/products.db"
    _ = try ProductDatabase(path: database, initialProducts: products)
    try await TerminalDriver.with(environment: ["COLORTERM": "truecolor"]) { terminal in
      try await terminal.run(
        "exec '\(BuiltProduct.path("showcase"))' terminal --database \(database) --models \(folder.path)"
      )
      try await terminal.wait(for: "1 of 4")
      try await body(terminal)
    }
  }

  @Test func isTurnedByTheArrowKeys() async throws {
    try await withShowcase { terminal in
      try await terminal.press("Enter")
      let front = try await terminal.wait(for: "0°")
      #expect(front[0].hasPrefix(" Product"))
      #expect(front.contains { $0.contains("▀▀▀▀") })
      #expect(front.last { !$0.isEmpty }?.contains("←→ turn") == true)
      #expect(front.contains { $0.contains("Turn it round.") })
      let styled = try await terminal.styledScreen()
      #expect(styled.contains("38;2;"), "in 24-bit colour")
      if let path = ProcessInfo.processInfo.environment["SCREENSHOTS"] {
        try styled.write(toFile: path + "/model-terminal.txt", atomically: true, encoding: .utf8)
      }
      try await terminal.press("Left")
      try await terminal.wait(for: "355°")
      for _ in 0..<7 { try await terminal.press("Right") }
      let turned = try await terminal.wait(until: "shows 30 degrees") { $0[0].hasSuffix(" 30°") }
      #expect(turned != front)
      try await terminal.press("Escape")
      try await terminal.wait(for: "1 of 4")
    }
  }

  @Test func filesComeFromTheFolderOnly() async throws {
    try await withShowcase { terminal in
      try await terminal.press("Down", "Enter")
      try await terminal.wait(for: "0°")
      try await terminal.press("Escape")
      try await terminal.wait(for: "2 of 4")
      try await terminal.press("Down", "Enter")
      try await terminal.wait(for: "There is no model \"no.obj\"")
      try await terminal.press("Enter")
      let detail = try await terminal.wait(forAbsenceOf: "There is no model")
      #expect(detail.contains { $0.contains("▀▀▀") }, "the placeholder")
      try await terminal.press("Escape")
      try await terminal.wait(for: "3 of 4")
      try await terminal.press("Down", "Enter")
      let drawing = try await terminal.wait(for: "A drawing")
      #expect(!drawing.contains { $0.contains("turn") }, "a drawing is not turned")
    }
  }
}
