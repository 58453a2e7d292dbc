import Observation
import Stagecraft

/// The simplest counter as reactive MVVM.
@MainActor
public final class ReactiveSimpleCounterViewModel: ObservableObject, SimpleCounterEvents {
  /// The count and how it looks. A new subscriber of its publisher gets the current one at once.
  @Published public private(set) var count = SimpleCount()

  /// Makes a view model that shows zero.
  public init() {}

  /// Adds one.
  public func increment() { count.increment() }

  /// Takes one off, unless there is nothing.
  public func decrement() { count.decrement() }
}

/// The simplest counter as MVVM without a reactive framework: views bind its properties by key paths.
@MainActor
public final class BoundSimpleCounterViewModel: BindingSource, SimpleCounterEvents {
  @Observed private var count = SimpleCount()

  /// Makes a view model that shows zero.
  public init() {}

  /// Whether the button that takes one off can be pressed.
  public var isDecrementEnabled: Bool { count.isDecrementEnabled }

  /// How opaque that button is, from 0 to 1.
  public var decrementAlpha: Double { count.decrementAlpha }

  /// The count.
  public var text: String { count.text }

  /// Adds one.
  public func increment() { count.increment() }

  /// Takes one off, unless there is nothing.
  public func decrement() { count.decrement() }
}

/// The simplest counter as MVVM with Swift's Observation.
@MainActor
@Observable
public final class ObservableSimpleCounterViewModel: SimpleCounterEvents {
  private var count = SimpleCount()

  /// Makes a view model that shows zero.
  public init() {}

  /// Whether the button that takes one off can be pressed.
  public var isDecrementEnabled: Bool { count.isDecrementEnabled }

  /// How opaque that button is, from 0 to 1.
  public var decrementAlpha: Double { count.decrementAlpha }

  /// The count.
  public var text: String { count.text }

  /// Adds one.
  public func increment() { count.increment() }

  /// Takes one off, unless there is nothing.
  public func decrement() { count.decrement() }
}
