import Stagecraft

/// A tally counter as MVP: decides which digits its views show, and tells them all of them each time.
///
/// It refers to its views weakly.
@MainActor
public final class CounterPresenter: CounterEvents {
  private let view = CounterViewPort()
  private var digits: TallyDigits

  /// Makes a presenter and shows zeros.
  ///
  /// - Parameters:
  ///   - view: A view to attach, if there is one already.
  ///   - digitCount: How many digits there are.
  public init(view: (any CounterView)? = nil, digitCount: Int = 4) {
    digits = TallyDigits(count: digitCount)
    if let view { attach(view) }
    show()
  }

  /// How many digits there are.
  public var digitCount: Int { digits.digits.count }

  /// Attaches a view and shows it the digits.
  ///
  /// - Parameter view: The view, which the presenter refers to weakly.
  public func attach(_ view: any CounterView) {
    self.view.attach(view)
  }

  /// Detaches a view: it is told nothing any more.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any CounterView) {
    self.view.detach(view)
  }

  /// Adds one.
  public func increment() {
    digits.increment()
    show()
  }

  /// Raises the smallest digits.
  public func up() {
    digits.up()
    show()
  }

  /// Lowers the largest digits.
  public func down() {
    digits.down()
    show()
  }

  private func show() {
    for (index, text) in digits.texts.enumerated() {
      view.updateLabel(at: index, text: text)
    }
  }
}
