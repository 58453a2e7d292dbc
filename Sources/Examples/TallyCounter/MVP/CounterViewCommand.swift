import Stagecraft

/// The methods of ``CounterView`` as values.
public enum CounterViewCommand: ViewCommand {
  /// Shows a digit.
  case updateLabel(at: Int, text: String)

  /// The places in which a port keeps the latest command.
  public enum Slot: Hashable, Sendable {
    /// The digit at an index.
    case label(at: Int)
  }

  /// What a port does with this command for views that attach later: each digit has a slot of its own.
  public var replayRule: ReplayRule<Slot> {
    switch self {
    case .updateLabel(let index, _): .latest(slot: .label(at: index))
    }
  }

  /// Calls the method that this command stands for.
  @MainActor public func send(to view: any CounterView) {
    switch self {
    case .updateLabel(let index, let text): view.updateLabel(at: index, text: text)
    }
  }
}

extension CounterViewCommand: CustomStringConvertible {
  /// The call as it stands in code.
  public var description: String {
    switch self {
    case .updateLabel(let index, let text):
      "updateLabel(at: \(index), text: \(String(reflecting: text)))"
    }
  }
}
