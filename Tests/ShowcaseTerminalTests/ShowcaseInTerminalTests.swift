import Catalogue
import CatalogueStorage
import Foundation
import TerminalDriver
import Testing

/// `showcase terminal` as a user meets it: a real terminal, a real database.
@Suite struct ShowcaseInTerminalTests {
  private let program = BuiltProduct.path("showcase")
  private let products =
    [
      Product(name: "Car", description: "A beautiful car", image: "car"),
      Product(name: "Book", image: "book"),
      Product(name: "北京 é 👩‍🔧", description: "Wide \u{1b}[2J and hostile", image: "unknown"),
    ] + (4...200).map { Product(name: "Product \($0)", description: "Number \($0)") }

  /// A folder with a database, and a terminal in which the program shows it.
  private func withShowcase(_ body: (TerminalDriver, String) async throws -> Void) async throws {
    try await withFolder { folder in
      let database = folder + "/products.db"
      _ = try ProductDatabase(path: database, initialProducts: products)
      try await TerminalDriver.with(environment: ["SWIFT_BACKTRACE": "enable=no"]) { terminal in
        try await terminal.run(
          "sh -c 'echo $$ > \(folder)/process; exec \"\(program)\" terminal --database \(database)'"
        )
        try await terminal.wait(for: "1 of 200")
        try await body(terminal, folder)
      }
    }
  }

  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("showcase-terminal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path)
  }

  private func expectRestored(_ terminal: TerminalDriver, status: Int) async throws {
    try await terminal.wait(until: "shows a prompt again") { screen in
      screen.last { !$0.isEmpty } == TerminalDriver.prompt
    }
    #expect(try await terminal.modes() == .shell)
    try await terminal.run("echo status $?")
    try await terminal.wait(for: "status \(status)")
    try await terminal.run("stty -a | grep -c ' icanon .* echo '")
    try await terminal.wait(until: "tells of the usual settings") { $0.contains("1") }
  }

  @Test func aUsersWayThroughTheCatalogue() async throws {
    try await withShowcase { terminal, _ in
      let list = try await terminal.wait(for: " ▸ Car")
      #expect(list[0].hasPrefix(" Products"))

      try await terminal.press("Enter")
      let detail = try await terminal.wait(for: "A beautiful car")
      #expect(detail[0] == " Product")
      #expect(detail.contains { $0.contains("▀▀▀▀") })

      try await terminal.press("Escape")
      try await terminal.wait(for: " ▸ Car")
      try await terminal.press("Down", "Enter")
      let message = try await terminal.wait(for: "Product without description")
      #expect(message.contains { $0.contains("┌─ Error ─") })
      #expect(message.contains { $0.contains(" Ok ") })
      try await terminal.press("Enter")
      try await terminal.wait(forAbsenceOf: "Product without description")

      try await terminal.press("Down", "Enter")
      let hostile = try await terminal.wait(for: "Wide ␛[2J and hostile")
      #expect(hostile.contains { $0.contains("北京 é 👩") })
      try await terminal.press("BSpace")
      try await terminal.wait(for: "3 of 200")

      try await terminal.resize(columns: 120, rows: 40)
      try await terminal.wait(until: "fills the new size") { screen in
        screen[0].hasSuffix("3 of 200") && screen[0].count == 119 && screen[39].contains("reload")
      }
      try await terminal.press("End")
      try await terminal.wait(for: " ▸ Product 200")

      try await terminal.press("q")
      try await expectRestored(terminal, status: 0)
    }
  }

  @Test func goingBackFromTheListQuits() async throws {
    try await withShowcase { terminal, _ in
      try await terminal.press("Escape")
      try await expectRestored(terminal, status: 0)
    }
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTERM])
  func aCrashGivesTheTerminalBack(signal: Int32) async throws {
    try await withShowcase { terminal, folder in
      try await terminal.press("Enter")
      try await terminal.wait(for: "A beautiful car")
      let text = try String(contentsOfFile: folder + "/process", encoding: .utf8)
      let process = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
      #expect(kill(process, signal) == 0)
      try await expectRestored(terminal, status: 128 + Int(signal))
    }
  }

  @Test func aNewDatabaseStartsWithTheSampleCatalogue() async throws {
    try await withFolder { folder in
      try await TerminalDriver.with { terminal in
        try await terminal.run("'\(program)' terminal --database \(folder)/new.db")
        try await terminal.wait(for: "1 of \(SampleCatalogue.products.count)")
        try await terminal.press("q")
        try await expectRestored(terminal, status: 0)
      }
    }
  }

  @Test func aDatabaseThatBreaksMeanwhileIsAMessage() async throws {
    try await withShowcase { terminal, folder in
      try await terminal.press("Enter")
      try await terminal.wait(for: "A beautiful car")
      try await terminal.press("Escape")
      try await terminal.wait(for: "1 of 200")
      for name in try FileManager.default.contentsOfDirectory(atPath: folder)
      where name.hasPrefix("products") {
        try FileManager.default.removeItem(atPath: folder + "/" + name)
      }
      try Data("this is no database, and never was one".utf8)
        .write(to: URL(fileURLWithPath: folder + "/products.db"))
      try await terminal.press("C-r")
      try await terminal.wait(for: "No products available")
      try await terminal.press("Enter")
      try await terminal.wait(for: "1 of 200")
    }
  }

  @Test func withoutATerminalItSaysSo() async throws {
    try await withFolder { folder in
      try await TerminalDriver.with { terminal in
        try await terminal.run(
          "'\(program)' terminal --database \(folder)/new.db < /dev/null; echo status $?")
        try await terminal.wait(for: "showcase: Standard input is not a terminal.")
        try await terminal.wait(for: "status 69")
      }
    }
  }
}
