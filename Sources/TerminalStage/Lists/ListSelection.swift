/// Which row of a list is selected, and which rows are visible.
public struct ListSelection: Hashable, Sendable {
  /// How many rows there are. The selection stays where it is as far as that is possible.
  public var count: Int {
    didSet { select(selected) }
  }

  /// The selected row; 0 if there is none.
  public private(set) var selected = 0

  /// The first visible row.
  public private(set) var top = 0

  /// How many rows fit on the screen: at least one.
  public private(set) var pageRows = 1

  /// Makes a selection of the first row.
  ///
  /// - Parameter count: How many rows there are.
  public init(count: Int = 0) {
    self.count = count
  }

  /// The visible rows.
  public var visible: Range<Int> { top..<min(count, top + pageRows) }

  /// Selects a row, or the nearest that there is.
  ///
  /// - Parameter row: The row to select.
  public mutating func select(_ row: Int) {
    selected = max(0, min(row, count - 1))
    scroll()
  }

  /// Fits the visible rows into a height, with the selected one among them.
  ///
  /// - Parameter rows: How many rows fit; less than one counts as one.
  public mutating func fit(rows: Int) {
    pageRows = max(1, rows)
    scroll()
  }

  /// Moves the selection if a key asks for that.
  ///
  /// - Parameter key: The key: an arrow up or down, Page up or down, Home or End.
  /// - Returns: Whether it was one of those.
  public mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .up: select(selected - 1)
    case .down: select(selected + 1)
    case .pageUp: select(selected - pageRows)
    case .pageDown: select(selected + pageRows)
    case .home: select(0)
    case .end: select(count - 1)
    default: return false
    }
    return true
  }

  private mutating func scroll() {
    top = max(0, min(top, count - pageRows))
    if selected < top { top = selected }
    if selected >= top + pageRows { top = selected - pageRows + 1 }
  }
}
