/// Which rows of something tall are visible.
public struct ScrollPosition: Hashable, Sendable {
  /// The first visible row.
  public private(set) var top = 0
  /// How many rows there are.
  public private(set) var count = 0
  /// How many rows fit on the screen: at least one.
  public private(set) var pageRows = 1

  /// Makes a position at the top.
  public init() {}

  /// The visible rows.
  public var visible: Range<Int> { top..<min(count, top + pageRows) }

  /// Whether not all rows fit on the screen.
  public var isNeeded: Bool { count > pageRows }

  /// Fits the visible rows into a height.
  ///
  /// - Parameters:
  ///   - count: How many rows there are.
  ///   - rows: How many rows fit; less than one counts as one.
  public mutating func fit(count: Int, rows: Int) {
    self.count = count
    pageRows = max(1, rows)
    move(to: top)
  }

  /// Scrolls if a key asks for that.
  ///
  /// - Parameter key: The key: an arrow up or down, Page up or down, a blank, Home or End.
  /// - Returns: Whether it was one of those.
  public mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .up: move(to: top - 1)
    case .down: move(to: top + 1)
    case .pageUp: move(to: top - pageRows)
    case .pageDown, .character(" "): move(to: top + pageRows)
    case .home: move(to: 0)
    case .end: move(to: count)
    default: return false
    }
    return true
  }

  private mutating func move(to row: Int) {
    top = max(0, min(row, count - pageRows))
  }
}
