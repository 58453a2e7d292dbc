/// A rectangle of cells. It may be empty, but never has a negative size.
public struct Region: Hashable, Sendable {
  /// Its left column.
  public var column: Int
  /// Its upper row.
  public var row: Int
  /// How many columns it has.
  public var columns: Int
  /// How many rows it has.
  public var rows: Int

  /// Makes a region.
  ///
  /// - Parameters:
  ///   - column: Its left column.
  ///   - row: Its upper row.
  ///   - columns: How many columns it has; less than zero counts as zero.
  ///   - rows: How many rows it has; less than zero counts as zero.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Whether there is no cell in it.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// The region without some of its edge.
  ///
  /// - Parameters:
  ///   - columns: How many columns less on the left, and on the right.
  ///   - rows: How many rows less above, and below.
  /// - Returns: What is left, which may be empty.
  public func inset(columns: Int = 0, rows: Int = 0) -> Region {
    Region(
      column: column + columns, row: row + rows,
      columns: self.columns - 2 * columns, rows: self.rows - 2 * rows)
  }

  /// A region of a size, or of as much of it as fits, in the middle of this one.
  ///
  /// - Parameters:
  ///   - columns: How many columns are wanted.
  ///   - rows: How many rows are wanted.
  /// - Returns: The region in the middle.
  public func centred(columns: Int, rows: Int) -> Region {
    let width = min(columns, self.columns)
    let height = min(rows, self.rows)
    return Region(
      column: column + (self.columns - width) / 2, row: row + (self.rows - height) / 2,
      columns: width, rows: height)
  }
}
