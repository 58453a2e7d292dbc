/// How far an import has come.
public struct ImportProgress: Equatable, Sendable {
  /// How many bytes of the file have been read.
  public let bytes: Int
  /// How many there are in all, if that is known.
  public let byteCount: Int?
  /// How many rows have been read, good and bad.
  public let rows: Int

  /// Creates a progress.
  ///
  /// - Parameters:
  ///   - bytes: How many bytes of the file have been read.
  ///   - byteCount: How many there are in all, if that is known.
  ///   - rows: How many rows have been read.
  public init(bytes: Int, byteCount: Int?, rows: Int) {
    self.bytes = bytes
    self.byteCount = byteCount
    self.rows = rows
  }
}
