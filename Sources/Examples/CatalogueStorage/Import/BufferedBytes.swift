/// A source read in chunks into one buffer.
struct BufferedBytes<Source: ByteSource> {
  private var source: Source
  /// The chunk.
  private(set) var buffer: [UInt8]
  /// The next byte of the chunk to be used.
  var position = 0
  /// Where the chunk ends.
  private(set) var end = 0
  /// How many bytes were read before this chunk.
  private var before = 0

  init(_ source: Source, chunkSize: Int) {
    self.source = source
    buffer = Array(repeating: 0, count: chunkSize)
  }

  var bytesRead: Int { before + position }
  var byteCount: Int? { source.count }

  /// Reads the next chunk once this one is used up.
  ///
  /// - Returns: `false` at the end.
  mutating func fill() throws -> Bool {
    if position < end { return true }
    before += end
    (position, end) = (0, 0)
    end = try source.read(into: &buffer)
    return end > 0
  }

  /// Leaves out the mark that some programs put at the start of UTF-8. To be called first.
  mutating func skipByteOrderMark() throws {
    var mark: [UInt8] = []
    while mark.count < 3, try fill(), buffer[position] == [0xEF, 0xBB, 0xBF][mark.count] {
      mark.append(buffer[position])
      position += 1
    }
    // Part of a mark is none: it's left to the reader, which finds that it isn't UTF-8.
    if mark.count < 3 { pushBack(mark) }
  }

  private mutating func pushBack(_ bytes: [UInt8]) {
    buffer.replaceSubrange(0..<position, with: bytes)
    before -= bytes.count - position
    end += bytes.count - position
    position = 0
  }
}
