/// The port of ``NavigationView``: what a navigator holds.
@MainActor
public final class NavigationViewPort<Screen: Equatable & Sendable>: NavigationView {
  private let port = CommandPort<NavigationViewCommand<Screen>>()

  /// Makes a port to which no view is attached.
  public nonisolated init() {}

  /// Attaches a view and shows it the current screen.
  ///
  /// - Parameter view: The view, which the port refers to weakly.
  public func attach(_ view: any NavigationView<Screen>) {
    port.attach(view) { [weak view] command in
      if let view { command.send(to: view) }
    }
  }

  /// Detaches a view: it is told nothing any more.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any NavigationView<Screen>) {
    port.detach(view)
  }

  /// Shows a screen on every attached view.
  public func show(screen: Screen) {
    port.send(.show(screen: screen))
  }

  /// Ends the app on every attached view.
  public func finish() {
    port.send(.finish)
  }
}
