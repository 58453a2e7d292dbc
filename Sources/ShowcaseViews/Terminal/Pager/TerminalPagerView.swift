import Pager
import TerminalStage

/// A pager in a terminal: a passive view that does what its presenter tells it.
@MainActor
final class TerminalPagerView: TerminalScreen, PagerView {
  private weak var terminal: Terminal?
  private var events: (any PagerEvents)?
  private var text = ""
  private var isNextEnabled = false
  private var isPreviousEnabled = false
  private var error: MessageBox?
  private var isLoaded = false

  /// Makes a pager that shows nothing yet.
  ///
  /// - Parameter connect: Gives what takes the taps.
  init(connect: (TerminalPagerView) -> any PagerEvents) {
    events = connect(self)
  }

  // MARK: PagerView

  func setupViews() {
    (isNextEnabled, isPreviousEnabled) = (true, true)
    terminal?.setNeedsDisplay()
  }

  func updateViews(text: String) {
    self.text = text
    terminal?.setNeedsDisplay()
  }

  /// Shows the message, or keeps it until the screen appears.
  func showError(message: String) {
    let box = MessageBox(title: "Error", text: message)
    if let terminal { terminal.show(box) } else { error = box }
  }

  func setNextEnabled(_ isEnabled: Bool) {
    isNextEnabled = isEnabled
    terminal?.setNeedsDisplay()
  }

  func setPreviousEnabled(_ isEnabled: Bool) {
    isPreviousEnabled = isEnabled
    terminal?.setNeedsDisplay()
  }

  // MARK: TerminalScreen

  func didAppear(on terminal: Terminal) {
    self.terminal = terminal
    if let error { terminal.show(error) }
    error = nil
    guard !isLoaded else { return }
    isLoaded = true
    events?.load()
  }

  func didDisappear() {
    terminal = nil
  }

  func draw(on canvas: inout Canvas, context: DrawingContext) {
    var help: [KeyHelp] = []
    if isPreviousEnabled { help.append(KeyHelp("←", "previous")) }
    if isNextEnabled { help.append(KeyHelp("→", "next")) }
    help.append(KeyHelp("Esc", "back"))
    let region = ScreenFrame.draw(title: "Pager", help: help, on: &canvas).inset(columns: 1)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(region.rows)
    for (row, line) in lines.enumerated() {
      let place = Region(
        column: region.column, row: region.row + row, columns: region.columns, rows: 1)
      canvas.write(String(line), in: place)
    }
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .right, .pageDown, .character(" "): if isNextEnabled { events?.next() }
    case .left, .pageUp: if isPreviousEnabled { events?.previous() }
    default: return false
    }
    return true
  }
}

extension Terminal {
  /// Shows a pager until the user leaves it.
  ///
  /// - Parameter service: Where its pages come from.
  /// - Returns: Why it ended.
  /// - Throws: `TerminalError` if the terminal cannot be used.
  @discardableResult
  public func runPager(_ service: any PageService) async throws(TerminalError) -> TerminalEnding {
    screen = TerminalPagerView { PagerPresenter(view: $0, service: service) }
    onBack = { [weak self] in self?.finish() }
    return try await run()
  }
}
