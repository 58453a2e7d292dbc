/// A count that never falls below zero, and how it looks.
public struct SimpleCount: Hashable, Codable, Sendable {
  /// The count.
  public private(set) var value = 0

  /// Makes a count of zero.
  public init() {}

  /// The count as a text.
  public var text: String { String(value) }

  /// Whether there is anything to take off.
  public var isDecrementEnabled: Bool { value > 0 }

  /// How opaque the button is that takes one off, from 0 to 1.
  public var decrementAlpha: Double { isDecrementEnabled ? 1 : 0.5 }

  /// Adds one.
  public mutating func increment() {
    value += 1
  }

  /// Takes one off, unless there is nothing.
  public mutating func decrement() {
    if isDecrementEnabled { value -= 1 }
  }
}
