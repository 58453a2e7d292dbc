import Stagecraft

/// The port of ``CounterView``: what its presenter holds.
@MainActor
public final class CounterViewPort: CounterView {
  private let port = CommandPort<CounterViewCommand>()

  /// Makes a port to which no view is attached.
  public nonisolated init() {}

  /// Attaches a view and tells it what it missed.
  ///
  /// - Parameter view: The view, which the port refers to weakly.
  public func attach(_ view: any CounterView) {
    port.attach(view) { [weak view] command in
      if let view { command.send(to: view) }
    }
  }

  /// Detaches a view: it is told nothing any more.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any CounterView) {
    port.detach(view)
  }

  /// Shows a digit on every attached view.
  public func updateLabel(at index: Int, text: String) {
    port.send(.updateLabel(at: index, text: text))
  }
}
