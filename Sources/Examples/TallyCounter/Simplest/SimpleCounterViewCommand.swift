import Stagecraft

/// The methods of ``SimpleCounterView`` as values.
public enum SimpleCounterViewCommand: ViewCommand {
  /// Shows whether the button that takes one off can be pressed.
  case updateDecrementButton(isEnabled: Bool, alpha: Double)
  /// Shows the count.
  case updateLabel(text: String)

  /// The places in which a port keeps the latest command.
  public enum Slot: Hashable, Sendable {
    /// The button that takes one off.
    case decrementButton
    /// The count.
    case label
  }

  /// What a port does with this command for views that attach later.
  public var replayRule: ReplayRule<Slot> {
    switch self {
    case .updateDecrementButton: .latest(slot: .decrementButton)
    case .updateLabel: .latest(slot: .label)
    }
  }

  /// Calls the method that this command stands for.
  @MainActor public func send(to view: any SimpleCounterView) {
    switch self {
    case .updateDecrementButton(let isEnabled, let alpha):
      view.updateDecrementButton(isEnabled: isEnabled, alpha: alpha)
    case .updateLabel(let text): view.updateLabel(text: text)
    }
  }
}

extension SimpleCounterViewCommand: CustomStringConvertible {
  /// The call as it stands in code.
  public var description: String {
    switch self {
    case .updateDecrementButton(let isEnabled, let alpha):
      "updateDecrementButton(isEnabled: \(isEnabled), alpha: \(alpha))"
    case .updateLabel(let text): "updateLabel(text: \(String(reflecting: text)))"
    }
  }
}
