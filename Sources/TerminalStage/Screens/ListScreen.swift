/// A screen with a list of which one row is selected.
///
/// The arrows, Page up and down, Home and End move the selection; a letter moves it to the next row that
/// begins with it; `/` finds rows that contain a text; Enter chooses the selected row.
@MainActor
public final class ListScreen: TerminalScreen {
  /// What the screen is called.
  public var title = "" { didSet { changed() } }

  /// The rows.
  public var rows: [String] = [] {
    didSet {
      selection.count = rows.count
      changed()
    }
  }

  /// Whether the rows are being loaded, which a spinner shows.
  public var isLoading = false { didSet { changed() } }

  /// What is said if there are no rows and none are being loaded.
  public var emptyText = "Nothing here" { didSet { changed() } }

  /// The selected row.
  public private(set) var selection = ListSelection()

  /// Called when a row is chosen.
  public var onChoose: (@MainActor (Int) -> Void)?

  /// Called when the user asks to load the rows again, with Ctrl-R. Without it, the key means nothing.
  public var onReload: (@MainActor () -> Void)?

  /// Called when the screen is shown, and each time it is shown again.
  public var onAppear: (@MainActor () -> Void)?

  /// Called when another screen is shown.
  public var onDisappear: (@MainActor () -> Void)?

  private var search: ListSearch?
  private weak var terminal: Terminal?

  /// Makes a screen without rows.
  public init() {}

  /// Whether the spinner turns.
  public var isAnimated: Bool { isLoading }

  /// Takes note of where it is shown.
  public func didAppear(on terminal: Terminal) {
    self.terminal = terminal
    onAppear?()
  }

  /// Ends what was going on.
  public func didDisappear() {
    search = nil
    onDisappear?()
  }

  /// Does what a key asks for, if it means something here.
  public func handle(_ key: Key) -> Bool {
    defer { changed() }
    if let search { return handle(key, in: search) }
    if selection.handle(key) { return true }
    switch key {
    case .enter:
      if rows.indices.contains(selection.selected) { onChoose?(selection.selected) }
    case .character("/"):
      search = ListSearch(origin: selection.selected)
    case .control("r"):
      guard let onReload else { return false }
      onReload()
    case .character("q"):
      return false
    case .character(let character) where character.isLetter || character.isNumber:
      let start = ListSearch(text: String(character), origin: selection.selected)
      if let row = start.rowThatBegins(in: rows) { selection.select(row) }
    default:
      return false
    }
    return true
  }

  private func handle(_ key: Key, in search: ListSearch) -> Bool {
    var search = search
    switch key {
    case .enter:
      self.search = nil
      return true
    case .escape:
      selection.select(search.origin)
      self.search = nil
      return true
    case .backspace:
      if search.text.isEmpty {
        self.search = nil
        return true
      }
      search.text.removeLast()
    case .character(let character):
      search.text.append(character)
    case .down:
      selection.select(search.match(in: rows, after: selection.selected) ?? selection.selected)
      return true
    case .up:
      selection.select(search.match(in: rows, before: selection.selected) ?? selection.selected)
      return true
    default:
      return true
    }
    self.search = search
    selection.select(search.match(in: rows, from: search.origin) ?? search.origin)
    return true
  }

  private func changed() { terminal?.setNeedsDisplay() }

  // MARK: Drawing

  /// Draws the screen.
  public func draw(on canvas: inout Canvas, context: DrawingContext) {
    let body = ScreenFrame.draw(
      title: title, status: status(context), help: search == nil ? help : Self.searchHelp,
      on: &canvas)
    var list = body
    if let search, body.rows > 1 {
      list.rows -= 1
      draw(
        search,
        in: Region(column: 1, row: list.row + list.rows, columns: body.columns - 1, rows: 1),
        &canvas)
    }
    selection.fit(rows: list.rows)
    if rows.isEmpty {
      drawEmpty(in: list, on: &canvas, context: context)
    } else {
      drawRows(in: list, on: &canvas)
    }
  }

  private func status(_ context: DrawingContext) -> String {
    if isLoading { return Spinner.picture(frame: context.frame) + " Loading" }
    return rows.isEmpty ? "" : "\(selection.selected + 1) of \(rows.count)"
  }

  private func draw(_ search: ListSearch, in region: Region, _ canvas: inout Canvas) {
    let found = search.text.isEmpty || search.match(in: rows, from: 0) != nil
    canvas.write(
      "/" + search.text + "▏" + (found ? "" : "  not found"), in: region, style: .heading)
  }

  private func drawEmpty(in region: Region, on canvas: inout Canvas, context: DrawingContext) {
    let text = isLoading ? Spinner.picture(frame: context.frame) + " Loading" : emptyText
    canvas.write(
      text, in: region.centred(columns: DisplayWidth.columns(of: text), rows: 1), style: .secondary)
  }

  private func drawRows(in region: Region, on canvas: inout Canvas) {
    let isScrolled = selection.visible.count < rows.count
    let width = region.columns - (isScrolled ? 2 : 0)
    for (offset, index) in selection.visible.enumerated() {
      let line = Region(column: 0, row: region.row + offset, columns: width, rows: 1)
      let isSelected = index == selection.selected
      if isSelected { canvas.fill(line, style: .selection) }
      canvas.write(
        (isSelected ? " ▸ " : "   ") + rows[index], in: line,
        style: isSelected ? .selection : .plain)
    }
    Scrollbar.draw(
      visible: selection.visible, count: rows.count,
      in: Region(column: region.columns - 1, row: region.row, columns: 1, rows: region.rows),
      on: &canvas)
  }

  private var help: [KeyHelp] {
    [KeyHelp("↑↓", "select"), KeyHelp("Enter", "open"), .quit, KeyHelp("/", "find")]
      + (onReload == nil ? [] : [KeyHelp("Ctrl-R", "reload")])
      + [KeyHelp("PgUp PgDn", "page"), .back]
  }

  private static let searchHelp = [
    KeyHelp("Enter", "done"), KeyHelp("↑↓", "next"), KeyHelp("Esc", "cancel"),
  ]
}
