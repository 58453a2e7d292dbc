import Stagecraft

/// The port of ``PagerView``: what its presenter holds.
@MainActor
public final class PagerViewPort: PagerView {
  private let port = CommandPort<PagerViewCommand>()

  /// Makes a port to which no view is attached.
  public nonisolated init() {}

  /// Attaches a view and tells it what it missed.
  ///
  /// - Parameter view: The view, which the port refers to weakly.
  public func attach(_ view: any PagerView) {
    port.attach(view) { [weak view] command in
      if let view { command.send(to: view) }
    }
  }

  /// Detaches a view: it is told nothing any more.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any PagerView) {
    port.detach(view)
  }

  /// Shows the text and the two buttons on every attached view.
  public func setupViews() {
    port.send(.setupViews)
  }

  /// Shows a page on every attached view.
  public func updateViews(text: String) {
    port.send(.updateViews(text: text))
  }

  /// Shows a message on every attached view, or on the next one that attaches.
  public func showError(message: String) {
    port.send(.showError(message: message))
  }

  /// Shows on every attached view whether one can go on.
  public func setNextEnabled(_ isEnabled: Bool) {
    port.send(.setNextEnabled(isEnabled))
  }

  /// Shows on every attached view whether one can go back.
  public func setPreviousEnabled(_ isEnabled: Bool) {
    port.send(.setPreviousEnabled(isEnabled))
  }
}
