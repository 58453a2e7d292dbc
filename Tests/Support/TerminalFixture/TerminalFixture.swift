import Foundation
import Stagecraft
import TerminalStage

/// A program that uses all of the terminal stage, and misbehaves on request: for tests in a terminal.
@main @MainActor
struct TerminalFixture {
  private let terminal = Terminal()
  private let navigator = Navigator(root: FixtureScreen.list)
  private let list = ListScreen()

  static func main() async {
    await TerminalFixture().run()
  }

  private func run() async {
    let rows = FixtureRow.allCases
    list.title = "Fixture"
    list.rows = rows.map(\.rawValue) + (1...100).map { "Row \($0)" }
    list.onChoose = { if rows.indices.contains($0) { choose(rows[$0]) } }
    let navigation = TerminalNavigation(terminal: terminal, navigator: navigator) { screen in
      switch screen {
      case .list: list
      case .detail: detail()
      }
    }
    do {
      let ending = try await terminal.run()
      withExtendedLifetime(navigation) { print("ended: \(ending)") }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(error.exitStatus)
    }
  }

  private func detail() -> DetailScreen {
    let screen = DetailScreen()
    screen.title = "Detail"
    screen.heading = "A gradient"
    screen.text = (1...60).map { "Sentence \($0) of a text that scrolls." }.joined(separator: " ")
    screen.picture = Picture(width: 64, height: 64, pixels: (0..<4096).map(Self.pixel))
    return screen
  }

  private static func pixel(_ index: Int) -> Picture.Pixel {
    Picture.Pixel(red: UInt8(index % 64 * 4), green: UInt8(index / 64 * 4), blue: 137)
  }

  private func choose(_ row: FixtureRow) {
    switch row {
    case .detail: navigator.push(.detail)
    case .message: terminal.show(MessageBox(title: "Error", text: "Something is missing"))
    case .wide, .hostile: terminal.show(MessageBox(title: row.rawValue, text: row.rawValue))
    case .load:
      list.isLoading = true
      list.rows = []
    case .print: print("printed meanwhile")
    case .trap: fatalError("planted trap")
    case .overflow: print(Self.depth(1))
    case .abort: abort()
    case .exit: exit(7)
    case .fault: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    }
  }

  private static func depth(_ value: Int) -> Int {
    value == 0 ? 0 : 1 + depth(value + 1) + depth(value + 2)
  }
}
