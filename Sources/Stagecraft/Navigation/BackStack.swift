/// The screens that lead to the one that is shown. There is always at least one.
///
/// ```swift
/// var stack = BackStack(root: "list")
/// stack.push("detail")
/// stack.pop()          // "detail"; "list" is shown again
/// stack.pop()          // nil: there is nothing to go back to
/// ```
public struct BackStack<Screen> {
  private var below: [Screen] = []

  /// The screen that is shown.
  public private(set) var current: Screen

  /// Makes a stack of one screen.
  ///
  /// - Parameter root: The first screen.
  public init(root: Screen) {
    current = root
  }

  /// Makes a stack of several screens: where a deep link leads, or what was shown before a restart.
  ///
  /// - Parameter screens: The screens, the first one first and the one to show last. Without any there is
  ///   no stack.
  public init?(_ screens: some Collection<Screen>) {
    var below = Array(screens)
    guard let current = below.popLast() else { return nil }
    self.below = below
    self.current = current
  }

  /// All screens, the first one first and the shown one last.
  public var screens: [Screen] { below + [current] }

  /// How many screens there are, the shown one included.
  public var count: Int { below.count + 1 }

  /// Shows a screen on top of the current one.
  ///
  /// - Parameter screen: The screen to show.
  public mutating func push(_ screen: Screen) {
    below.append(current)
    current = screen
  }

  /// Goes back to the screen below.
  ///
  /// - Returns: The screen that was left, or nil if it is the first one, which then stays.
  @discardableResult
  public mutating func pop() -> Screen? {
    guard let previous = below.popLast() else { return nil }
    defer { current = previous }
    return current
  }

  /// Shows a screen in place of the current one.
  ///
  /// - Parameter screen: The screen to show.
  public mutating func replace(with screen: Screen) {
    current = screen
  }
}

extension BackStack: Sendable where Screen: Sendable {}
extension BackStack: Equatable where Screen: Equatable {}
extension BackStack: Hashable where Screen: Hashable {}

/// A stack is coded as the list of its screens.
extension BackStack: Encodable where Screen: Encodable {
  /// Writes the screens, the first one first.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(screens)
  }
}

extension BackStack: Decodable where Screen: Decodable {
  /// Reads the screens.
  ///
  /// - Throws: `DecodingError` if there are none, or if one of them cannot be read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let stack = BackStack(try container.decode([Screen].self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "A back stack has at least one screen; this list is empty."
      )
    }
    self = stack
  }
}
