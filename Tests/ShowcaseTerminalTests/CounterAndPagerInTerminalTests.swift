import Catalogue
import CatalogueStorage
import Foundation
import TerminalDriver
import Testing

/// `showcase terminal counter` and `showcase terminal pager` as a user meets them: a real terminal, a real
/// database.
@Suite struct CounterAndPagerInTerminalTests {
  private let program = BuiltProduct.path("showcase")

  /// A database with so many products, and a terminal of the usual size in which the program shows an
  /// example.
  private func withExample(
    _ example: String, productCount: Int = 25,
    _ body: (TerminalDriver, _ database: String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("showcase-example-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = folder.path + "/products.db"
    let products = (1...productCount).map { Product(name: "Product \($0)") }
    _ = try ProductDatabase(path: database, initialProducts: products)
    try await TerminalDriver.with(environment: ["SWIFT_BACKTRACE": "enable=no"]) { terminal in
      try await terminal.run("'\(program)' terminal \(example) --database \(database)")
      try await body(terminal, database)
    }
  }

  private func expectPrompt(_ terminal: TerminalDriver) async throws {
    try await terminal.wait(until: "shows a prompt again") { screen in
      screen.last { !$0.isEmpty } == TerminalDriver.prompt
    }
    #expect(try await terminal.modes() == .shell)
  }

  private func shows(_ digits: String) -> ([String]) -> Bool {
    { screen in screen.contains { $0.trimmingCharacters(in: .whitespaces) == digits } }
  }

  @Test func aUserCounts() async throws {
    try await withExample("counter") { terminal, _ in
      let screen = try await terminal.wait(until: "shows zeros", shows("0 0 0 0"))
      #expect(screen[0].hasPrefix(" Tally counter: MVP"))
      #expect(screen.last { !$0.isEmpty }?.contains("increment") == true)
      try await terminal.press("Space")
      try await terminal.wait(until: "counts", shows("0 0 0 1"))
      try await terminal.press("Up")
      try await terminal.wait(until: "raises the smallest", shows("1 1 1 1"))
      try await terminal.press("Up")
      try await terminal.wait(until: "raises all", shows("2 2 2 2"))
      try await terminal.press("Enter", "Down")
      try await terminal.wait(until: "lowers the largest", shows("2 2 2 2"))
      try await terminal.press("Down", "Down", "Down")
      try await terminal.wait(until: "wraps", shows("9 9 9 9"))
      try await terminal.press("Space")
      try await terminal.wait(until: "carries", shows("0 0 0 0"))
      try await terminal.resize(columns: 40, rows: 10)
      try await terminal.wait(until: "fits the new size") { screen in
        screen.count <= 11 && shows("0 0 0 0")(screen)
      }
      try await terminal.press("Escape")
      try await expectPrompt(terminal)
    }
  }

  @Test func aUserTurnsPages() async throws {
    try await withExample("pager") { terminal, _ in
      let first = try await terminal.wait(for: " 1. Product 1")
      #expect(first[0].hasPrefix(" Pager"))
      #expect(first.contains { $0.contains("10. Product 10") })
      #expect(!first.joined().contains("previous"), "there is no page before the first")
      try await terminal.press("Right")
      let second = try await terminal.wait(for: " 11. Product 11")
      #expect(second.joined().contains("previous") && !second.joined().contains(" 1. Product 1 "))
      try await terminal.press("Right")
      try await terminal.wait(for: " 25. Product 25")
      try await terminal.press("Right")
      let last = try await terminal.wait(forAbsenceOf: "next")
      #expect(last.joined().contains(" 25. Product 25"), "the last page stays")
      try await terminal.press("Left")
      let back = try await terminal.wait(for: " 11. Product 11")
      #expect(back.joined().contains("next"))
      try await terminal.press("q")
      try await expectPrompt(terminal)
    }
  }

  @Test func aPageThatDoesNotComeIsAMessageAndThePageStays() async throws {
    try await withExample("pager") { terminal, database in
      try await terminal.wait(for: " 1. Product 1")
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: database + suffix)
      }
      try Data("this is no database, and never was one".utf8)
        .write(to: URL(fileURLWithPath: database))
      try await terminal.press("Right")
      let message = try await terminal.wait(for: "The page did not come")
      #expect(message.contains { $0.contains("┌─ Error ─") })
      try await terminal.press("Enter")
      let screen = try await terminal.wait(forAbsenceOf: "The page did not come")
      #expect(screen.joined().contains(" 1. Product 1"))
      #expect(!screen.joined().contains("previous"))
      try await terminal.press("q")
      try await expectPrompt(terminal)
    }
  }
}
