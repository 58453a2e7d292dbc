/// What a ``Terminal`` shows: one screen at a time.
@MainActor
public protocol TerminalScreen: AnyObject {
  /// Whether something on it moves, such as a ``Spinner``.
  var isAnimated: Bool { get }

  /// The screen is shown from now on.
  ///
  /// - Parameter terminal: Where it is shown. Call its ``Terminal/setNeedsDisplay()`` after each change.
  func didAppear(on terminal: Terminal)

  /// Another screen is shown from now on, or none.
  func didDisappear()

  /// Draws the screen.
  ///
  /// - Parameters:
  ///   - canvas: A blank canvas in the terminal's size, which may be very small.
  ///   - context: What else there is to know.
  func draw(on canvas: inout Canvas, context: DrawingContext)

  /// Does what a key asks for.
  ///
  /// - Parameter key: The key that was pressed.
  /// - Returns: Whether the key means something here. Otherwise the terminal takes it: Esc and Backspace go
  ///   back, and `q` quits.
  func handle(_ key: Key) -> Bool
}

extension TerminalScreen {
  /// Nothing moves.
  public var isAnimated: Bool { false }
}
