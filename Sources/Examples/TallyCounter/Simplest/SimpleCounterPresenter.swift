import Stagecraft

/// The simplest counter as MVP. It refers to its views weakly.
@MainActor
public final class SimpleCounterPresenter: SimpleCounterEvents {
  private let view = SimpleCounterViewPort()
  private var count = SimpleCount()

  /// Makes a presenter and shows zero.
  ///
  /// - Parameter view: A view to attach, if there is one already.
  public init(view: (any SimpleCounterView)? = nil) {
    if let view { attach(view) }
    show()
  }

  /// Attaches a view and shows it the count.
  ///
  /// - Parameter view: The view, which the presenter refers to weakly.
  public func attach(_ view: any SimpleCounterView) {
    self.view.attach(view)
  }

  /// Detaches a view: it is told nothing any more.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any SimpleCounterView) {
    self.view.detach(view)
  }

  /// Adds one.
  public func increment() {
    count.increment()
    show()
  }

  /// Takes one off, unless there is nothing.
  public func decrement() {
    count.decrement()
    show()
  }

  /// The button comes before the label.
  private func show() {
    view.updateDecrementButton(isEnabled: count.isDecrementEnabled, alpha: count.decrementAlpha)
    view.updateLabel(text: count.text)
  }
}
