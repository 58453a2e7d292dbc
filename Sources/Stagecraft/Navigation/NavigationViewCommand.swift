/// The methods of ``NavigationView`` as values.
public enum NavigationViewCommand<Screen: Equatable & Sendable>: ViewCommand {
  /// Shows a screen in place of the one shown now.
  case show(screen: Screen)

  /// Ends the app.
  case finish

  /// The places in which a port keeps the latest command.
  public enum Slot: Hashable, Sendable {
    /// What is shown, or that nothing is any more.
    case screen
  }

  /// What a port does with this command for views that attach later.
  public var replayRule: ReplayRule<Slot> { .latest(slot: .screen) }

  /// Calls the method that this command stands for.
  @MainActor public func send(to view: any NavigationView<Screen>) {
    switch self {
    case .show(let screen): view.show(screen: screen)
    case .finish: view.finish()
    }
  }
}
