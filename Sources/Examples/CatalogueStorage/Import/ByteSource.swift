/// Where the bytes of an import come from.
protocol ByteSource {
  /// How many bytes there are in all, if that is known beforehand.
  var count: Int? { get }

  /// Fills the buffer from its start.
  ///
  /// - Returns: How many bytes of it are filled; 0 at the end.
  mutating func read(into buffer: inout [UInt8]) throws -> Int
}
