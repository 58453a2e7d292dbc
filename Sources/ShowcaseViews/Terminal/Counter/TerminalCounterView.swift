import TallyCounter
import TerminalStage

/// A tally counter in a terminal: a passive view that does what a presenter or a view model tells it.
@MainActor
final class TerminalCounterView: TerminalScreen, CounterDisplay {
  private weak var terminal: Terminal?
  private let title: String
  private var events: (any CounterEvents)?

  /// What the labels show, the ones place first.
  var texts: [String] {
    didSet { terminal?.setNeedsDisplay() }
  }

  /// Makes a counter that shows nothing yet.
  ///
  /// - Parameters:
  ///   - digitCount: How many digits there are.
  ///   - title: The title of the screen.
  ///   - connect: Gives what takes the taps.
  init(
    digitCount: Int, title: String = "Tally counter",
    connect: (TerminalCounterView) -> any CounterEvents
  ) {
    self.title = title
    texts = Array(repeating: "", count: digitCount)
    events = connect(self)
  }

  func updateLabel(at index: Int, text: String) {
    guard texts.indices.contains(index) else { return }
    texts[index] = text
  }

  func didAppear(on terminal: Terminal) {
    self.terminal = terminal
  }

  func didDisappear() {
    terminal = nil
  }

  func draw(on canvas: inout Canvas, context: DrawingContext) {
    let help = [
      KeyHelp("Space", "increment"), KeyHelp("↑", "up"), KeyHelp("↓", "down"),
      KeyHelp("Esc", "back"),
    ]
    let region = ScreenFrame.draw(title: title, help: help, on: &canvas)
    let digits = texts.reversed().joined(separator: " ")
    let place = region.centred(columns: DisplayWidth.columns(of: digits), rows: 1)
    canvas.write(digits, in: place, style: .heading)
  }

  func handle(_ key: Key) -> Bool {
    switch key {
    case .character(" "), .character("+"), .enter: events?.increment()
    case .up: events?.up()
    case .down: events?.down()
    default: return false
    }
    return true
  }
}

extension Terminal {
  /// Shows the tally counter until the user leaves it.
  ///
  /// - Parameters:
  ///   - form: The form of its logic.
  ///   - digitCount: How many digits there are.
  /// - Returns: Why it ended.
  /// - Throws: `TerminalError` if the terminal cannot be used.
  @discardableResult
  public func runCounter(
    form: CounterForm = .presenter, digitCount: Int = 4
  ) async throws(TerminalError) -> TerminalEnding {
    screen = TerminalCounterView(digitCount: digitCount, title: "Tally counter: \(form.title)") {
      form.connect($0, digitCount: digitCount)
    }
    onBack = { [weak self] in self?.finish() }
    return try await run()
  }
}
