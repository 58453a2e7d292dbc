import Testing

@testable import TerminalStage

@MainActor @Suite struct ScreenTests {
  private func drawn(
    _ screen: any TerminalScreen, columns: Int = 40, rows: Int = 10, frame: Int = 0
  ) -> [String] {
    var canvas = Canvas(columns: columns, rows: rows)
    screen.draw(on: &canvas, context: DrawingContext(colors: .full, frame: frame))
    return canvas.text
  }

  private func list(_ rows: [String]) -> ListScreen {
    let list = ListScreen()
    list.title = "Products"
    list.rows = rows
    return list
  }

  @Test func aListShowsItsRows() {
    #expect(
      drawn(list(["Car", "Book"])) == [
        " Products                        1 of 2", "", " ▸ Car", "   Book", "", "", "", "", "",
        " ↑↓ select   Enter open   q quit",
      ])
  }

  @Test func aListSaysThatItIsEmptyOrLoading() {
    let empty = list([])
    empty.emptyText = "No products"
    #expect(drawn(empty)[4] == "              No products")
    #expect(!empty.isAnimated)
    empty.isLoading = true
    #expect(empty.isAnimated)
    #expect(drawn(empty)[4].hasSuffix("⠋ Loading"))
    #expect(drawn(empty, frame: 1)[4].hasSuffix("⠙ Loading"))
    #expect(drawn(empty)[0].hasSuffix("⠋ Loading"))
  }

  @Test func aListTellsWhatWasChosen() {
    let screen = list(["Car", "Book"])
    var chosen: [Int] = []
    screen.onChoose = { chosen.append($0) }
    #expect(screen.handle(.enter))
    #expect(screen.handle(.down))
    #expect(screen.handle(.enter))
    #expect(chosen == [0, 1])
    screen.rows = []
    #expect(screen.handle(.enter))
    #expect(chosen == [0, 1])
  }

  @Test func aListCanBeLoadedAgain() {
    let screen = list(["Car"])
    #expect(!screen.handle(.control("r")))
    #expect(!drawn(screen, columns: 100)[9].contains("reload"))
    var count = 0
    screen.onReload = { count += 1 }
    #expect(screen.handle(.control("r")))
    #expect(count == 1)
    #expect(drawn(screen, columns: 100)[9].contains("Ctrl-R reload"))
  }

  @Test func aLetterLeadsToTheNextRowThatBeginsWithIt() {
    let screen = list(["Apple", "Éclair", "Banana", "Endive"])
    #expect(screen.handle(.character("e")))
    #expect(screen.selection.selected == 1)
    #expect(screen.handle(.character("E")))
    #expect(screen.selection.selected == 3)
    #expect(screen.handle(.character("e")))
    #expect(screen.selection.selected == 1)
    #expect(screen.handle(.character("x")))
    #expect(screen.selection.selected == 1)
    #expect(!screen.handle(.character("q")))
    #expect(!screen.handle(.character("?")))
    #expect(!screen.handle(.escape))
  }

  @Test func findsRowsByText() {
    let screen = list(["Apple", "Aquavit", "Banana", "Quiche"])
    for key in [Key.character("/"), .character("q"), .character("U")] {
      #expect(screen.handle(key))
    }
    #expect(screen.selection.selected == 1)
    #expect(drawn(screen)[7] == " /qU▏")
    #expect(drawn(screen)[9] == " Enter done   ↑↓ next   Esc cancel")
    #expect(screen.handle(.down) && screen.selection.selected == 3)
    #expect(screen.handle(.down) && screen.selection.selected == 1)
    #expect(screen.handle(.up) && screen.selection.selected == 3)
    #expect(screen.handle(.character("z")))
    #expect(drawn(screen)[7] == " /qUz▏  not found")
    #expect(screen.handle(.backspace) && screen.selection.selected == 1)
    #expect(screen.handle(.enter) && screen.selection.selected == 1)
    #expect(!screen.handle(.escape))
  }

  @Test func givingUpASearchGoesBackToWhereItBegan() {
    let screen = list(["Apple", "Banana"])
    for key in [Key.character("/"), .character("b"), .escape] { #expect(screen.handle(key)) }
    #expect(screen.selection.selected == 0)
    for key in [Key.character("/"), .backspace] { #expect(screen.handle(key)) }
    #expect(!screen.handle(.backspace))
    screen.rows = []
    for key in [Key.character("/"), .character("b"), .down, .up] { #expect(screen.handle(key)) }
  }

  @Test func aDetailPutsThePictureBesideTheTextIfThereIsRoom() {
    let screen = DetailScreen()
    screen.title = "Product"
    screen.heading = "Car"
    screen.text = "A beautiful car"
    let pixel = Picture.Pixel(red: 9, green: 9, blue: 9)
    screen.picture = Picture(width: 8, height: 8, pixels: Array(repeating: pixel, count: 64))
    #expect(
      Array(drawn(screen, columns: 70)[2...5]) == [
        "  ▀▀▀▀▀▀▀▀   Car", "  ▀▀▀▀▀▀▀▀", "  ▀▀▀▀▀▀▀▀   A beautiful car", "  ▀▀▀▀▀▀▀▀",
      ])
    #expect(
      Array(drawn(screen, columns: 30, rows: 12)[2...9]) == [
        "  ▀▀▀▀▀▀▀▀", "  ▀▀▀▀▀▀▀▀", "  ▀▀▀▀▀▀▀▀", "  ▀▀▀▀▀▀▀▀", "", "  Car", "",
        "  A beautiful car",
      ])
  }

  @Test func aDetailIsTurnedByTheArrowKeysIfThereIsSomethingToTurn() {
    let screen = DetailScreen()
    #expect(!screen.handle(.left))
    #expect(!drawn(screen, columns: 70).contains { $0.contains("turn") })
    var steps: [Int] = []
    screen.onTurn = { steps.append($0) }
    screen.status = "45°"
    let lines = drawn(screen, columns: 70)
    #expect(lines[0].hasSuffix("45°"))
    #expect(lines.contains { $0.contains("←→ turn") })
    for key in [Key.left, .right, .right] { #expect(screen.handle(key)) }
    #expect(steps == [-1, 1, 1])
  }

  @Test func aLongTextScrolls() {
    let screen = DetailScreen()
    screen.text = (1...50).map { "line \($0)" }.joined(separator: "\n")
    #expect(drawn(screen)[2].hasPrefix("  line 1 "))
    #expect(screen.handle(.pageDown))
    #expect(drawn(screen)[2].hasPrefix("  line 7 "))
    #expect(screen.handle(.end))
    #expect(drawn(screen)[7].hasPrefix("  line 50 "))
    #expect(!screen.handle(.escape))
  }

  @Test func aMessageShowsItsTextAndButton() {
    var box = MessageBox(title: "Error", text: "Product without description")
    let layer = box.layer(columns: 80, rows: 24)
    #expect(
      layer.canvas.text == [
        "┌─ Error ───────────────────────┐",
        "│                               │",
        "│  Product without description  │",
        "│                               │",
        "│              Ok               │",
        "└───────────────────────────────┘",
      ])
    #expect(layer.column == 23)
    #expect(layer.row == 9)
    func dismisses(_ key: Key) -> Bool { box.handle(key) }
    for key in [Key.enter, .escape, .backspace, .character(" ")] { #expect(dismisses(key)) }
    for key in [Key.down, .character("x"), .tab] { #expect(!dismisses(key)) }
  }

  @Test func aLongMessageScrolls() {
    var box = MessageBox(
      title: "Error", text: (1...30).map { "line \($0)" }.joined(separator: "\n"))
    let first = box.layer(columns: 40, rows: 10).canvas.text
    #expect(first[2].contains("line 1 "))
    let isDismissed = box.handle(.end)
    #expect(!isDismissed)
    let last = box.layer(columns: 40, rows: 10).canvas.text
    #expect(last[6].contains("line 30 "))
  }

  @Test func everythingCanBeDrawnAtEverySize() {
    let picture = Picture(
      width: 3, height: 2, pixels: Array(repeating: .init(red: 1, green: 2, blue: 3), count: 6))
    let text = "北京 한글 \u{1b}[2J a long text with a averyverylongword in it\n\n"
    let detail = DetailScreen()
    (detail.title, detail.heading, detail.text, detail.picture) = (text, text, text + text, picture)
    let loading = list([])
    loading.isLoading = true
    let searching = list([text, "b", "c", "d"])
    _ = searching.handle(.character("/"))
    for columns in 0...70 {
      for rows in 0...12 {
        for screen in [detail, loading, searching, list([text, text, text])] as [any TerminalScreen]
        {
          #expect(drawn(screen, columns: columns, rows: rows).count == rows)
        }
        var box = MessageBox(title: text, text: text, button: text)
        let layer = box.layer(columns: columns, rows: rows)
        #expect(layer.column >= 0 && layer.column + layer.canvas.columns <= columns)
        #expect(layer.row >= 0 && layer.row + layer.canvas.rows <= rows)
      }
    }
  }
}
