import Stagecraft

/// Shows on a terminal what a navigator leads to: the user goes back through its back stack, and going back
/// from the first screen ends the terminal's run.
///
/// ```swift
/// let navigation = TerminalNavigation(terminal: terminal, navigator: navigator) { screen in
///   switch screen {
///   case .list: listScreen
///   case .detail(let product): detailScreen(of: product)
///   }
/// }
/// try await terminal.run()
/// ```
@MainActor
public final class TerminalNavigation<Screen: Equatable & Sendable>: NavigationView {
  private let terminal: Terminal
  private let makeScreen: @MainActor (Screen) -> any TerminalScreen

  /// Shows the navigator's screens from now on, for as long as this object lives.
  ///
  /// - Parameters:
  ///   - terminal: Where they are shown.
  ///   - navigator: What leads from screen to screen.
  ///   - makeScreen: Gives what the terminal shows for a screen. It may give an object that was shown
  ///     before.
  public init(
    terminal: Terminal, navigator: Navigator<Screen>,
    makeScreen: @escaping @MainActor (Screen) -> any TerminalScreen
  ) {
    self.terminal = terminal
    self.makeScreen = makeScreen
    terminal.onBack = { [weak navigator] in navigator?.back() }
    navigator.attach(self)
  }

  /// Shows a screen.
  public func show(screen: Screen) {
    terminal.screen = makeScreen(screen)
  }

  /// Ends the terminal's run.
  public func finish() {
    terminal.finish()
  }
}
