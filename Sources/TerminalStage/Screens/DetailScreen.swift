/// A screen with a picture, a heading and a text, side by side if there is room. What does not fit scrolls.
@MainActor
public final class DetailScreen: TerminalScreen {
  /// What the screen is called.
  public var title = "" { didSet { changed() } }

  /// The picture, if there is one.
  public var picture: Picture? { didSet { changed() } }

  /// What is shown on the right of the title.
  public var status = "" { didSet { changed() } }

  /// What stands above the text.
  public var heading = "" { didSet { changed() } }

  /// The text.
  public var text = "" { didSet { changed() } }

  /// Which part is visible.
  public private(set) var scroll = ScrollPosition()

  /// Called when the screen is shown, and each time it is shown again.
  public var onAppear: (@MainActor () -> Void)?

  /// Called when another screen is shown.
  public var onDisappear: (@MainActor () -> Void)?

  /// Called when the user turns the picture by so many steps: below 0 to the left. Without it, there is
  /// nothing to turn.
  public var onTurn: (@MainActor (Int) -> Void)? { didSet { changed() } }

  private weak var terminal: Terminal?

  /// Makes an empty screen.
  public init() {}

  /// Takes note of where it is shown.
  public func didAppear(on terminal: Terminal) {
    self.terminal = terminal
    onAppear?()
  }

  /// Ends what was going on.
  public func didDisappear() { onDisappear?() }

  /// Does what a key asks for, if it means something here.
  public func handle(_ key: Key) -> Bool {
    if scroll.handle(key) {
      changed()
      return true
    }
    guard let onTurn, key == .left || key == .right else { return false }
    onTurn(key == .left ? -1 : 1)
    return true
  }

  private func changed() { terminal?.setNeedsDisplay() }

  // MARK: Drawing

  /// Draws the screen.
  public func draw(on canvas: inout Canvas, context: DrawingContext) {
    let turn = onTurn == nil ? [] : [KeyHelp("←→", "turn")]
    let body = ScreenFrame.draw(
      title: title, status: status,
      help: [.back, .quit] + turn + [KeyHelp("↑↓ PgUp PgDn", "scroll")], on: &canvas)
    let inside = body.inset(columns: min(2, body.columns / 8))
    let layout = DetailLayout(
      region: inside, picture: picture, heading: heading, text: text, colors: context.colors)
    scroll.fit(count: layout.scrolled.rows, rows: inside.rows)
    if let fixed = layout.fixed {
      canvas.draw(fixed, column: inside.column, row: inside.row)
    }
    canvas.draw(
      layout.scrolled.rows(scroll.visible), column: inside.column + layout.scrolledColumn,
      row: inside.row)
    Scrollbar.draw(
      visible: scroll.visible, count: scroll.count,
      in: Region(column: canvas.columns - 1, row: body.row, columns: 1, rows: body.rows),
      on: &canvas)
  }
}
