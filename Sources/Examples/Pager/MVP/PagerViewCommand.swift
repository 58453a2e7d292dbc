import Stagecraft

/// The methods of ``PagerView`` as values.
public enum PagerViewCommand: ViewCommand {
  /// Shows the text and the two buttons.
  case setupViews
  /// Shows a page.
  case updateViews(text: String)
  /// Shows a message that the user dismisses.
  case showError(message: String)
  /// Shows whether one can go on.
  case setNextEnabled(Bool)
  /// Shows whether one can go back.
  case setPreviousEnabled(Bool)

  /// The places in which a port keeps the latest command.
  public enum Slot: Hashable, Sendable {
    /// Whether the views are there.
    case views
    /// The page.
    case text
    /// Whether one can go on.
    case next
    /// Whether one can go back.
    case previous
  }

  /// What a port does with this command for views that attach later: an error is seen once.
  public var replayRule: ReplayRule<Slot> {
    switch self {
    case .setupViews: .latest(slot: .views)
    case .updateViews: .latest(slot: .text)
    case .showError: .once
    case .setNextEnabled: .latest(slot: .next)
    case .setPreviousEnabled: .latest(slot: .previous)
    }
  }

  /// Calls the method that this command stands for.
  @MainActor public func send(to view: any PagerView) {
    switch self {
    case .setupViews: view.setupViews()
    case .updateViews(let text): view.updateViews(text: text)
    case .showError(let message): view.showError(message: message)
    case .setNextEnabled(let isEnabled): view.setNextEnabled(isEnabled)
    case .setPreviousEnabled(let isEnabled): view.setPreviousEnabled(isEnabled)
    }
  }
}

extension PagerViewCommand: CustomStringConvertible {
  /// The call as it stands in code.
  public var description: String {
    switch self {
    case .setupViews: "setupViews()"
    case .updateViews(let text): "updateViews(text: \(String(reflecting: text)))"
    case .showError(let message): "showError(message: \(String(reflecting: message)))"
    case .setNextEnabled(let isEnabled): "setNextEnabled(\(isEnabled))"
    case .setPreviousEnabled(let isEnabled): "setPreviousEnabled(\(isEnabled))"
    }
  }
}
