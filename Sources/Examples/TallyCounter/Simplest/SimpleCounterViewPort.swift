import Stagecraft

/// The port of ``SimpleCounterView``: what its presenter holds.
@MainActor
public final class SimpleCounterViewPort: SimpleCounterView {
  private let port = CommandPort<SimpleCounterViewCommand>()

  /// Makes a port to which no view is attached.
  public nonisolated init() {}

  /// Attaches a view and tells it what it missed.
  ///
  /// - Parameter view: The view, which the port refers to weakly.
  public func attach(_ view: any SimpleCounterView) {
    port.attach(view) { [weak view] command in
      if let view { command.send(to: view) }
    }
  }

  /// Detaches a view: it is told nothing any more.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any SimpleCounterView) {
    port.detach(view)
  }

  /// Shows on every attached view whether the button that takes one off can be pressed.
  public func updateDecrementButton(isEnabled: Bool, alpha: Double) {
    port.send(.updateDecrementButton(isEnabled: isEnabled, alpha: alpha))
  }

  /// Shows the count on every attached view.
  public func updateLabel(text: String) {
    port.send(.updateLabel(text: text))
  }
}
