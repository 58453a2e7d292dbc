/// What a ``Terminal`` draws on and hears from. There is one on curses; tests have their own.
@MainActor
package protocol TerminalDisplay: AnyObject {
  /// The size now: at least one cell.
  var size: (columns: Int, rows: Int) { get }

  /// How many colours there are.
  var colors: ColorDepth { get }

  /// Takes the terminal over.
  ///
  /// - Parameter onEvent: Called for whatever happens until ``stop()``.
  func start(onEvent: @escaping @MainActor (DisplayEvent) -> Void) throws(TerminalError)

  /// Shows layers in place of those shown before.
  func show(_ layers: [Layer])

  /// Draws everything anew with the next layers, whatever the screen may hold.
  func forget()

  /// Gives the terminal back.
  func stop()
}
