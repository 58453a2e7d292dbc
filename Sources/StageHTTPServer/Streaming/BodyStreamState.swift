/// The state of a body that is written piece by piece: what waits to be sent, and whether the
/// connection sleeps until there is more. Pure: what is to be done comes back as a value.
struct BodyStreamState {
  enum Phase: Equatable {
    case open
    case finished
    case aborted
    case closed
  }

  /// What the writer has to do.
  enum Wake: Equatable {
    case none
    case connection
  }

  /// What the connection has to do.
  enum Reading: Equatable {
    case bytes(Int)
    case sleep
    case end
    case fail
  }

  private(set) var phase = Phase.open
  private(set) var pendingBytes = 0
  private var isAsleep = false
  private var chunks: [[UInt8]] = []
  private var chunkIndex = 0
  private var offset = 0

  /// Below this size pieces are joined, so that many small ones cost few arrays.
  private static let joined = 2048

  var isOpen: Bool { phase == .open }

  mutating func write(_ pieces: [[UInt8]]) -> Wake {
    for piece in pieces where !piece.isEmpty {
      pendingBytes += piece.count
      if piece.count < Self.joined, let last = chunks.indices.last, last >= chunkIndex,
        chunks[last].count < Self.joined
      {
        chunks[last].append(contentsOf: piece)
      } else {
        chunks.append(piece)
      }
    }
    return wake()
  }

  mutating func finish() -> Wake {
    guard phase == .open else { return .none }
    phase = .finished
    return wake()
  }

  mutating func abort() -> Wake {
    guard phase == .open || phase == .finished else { return .none }
    phase = .aborted
    drop()
    return wake()
  }

  mutating func close() {
    phase = .closed
    isAsleep = false
    drop()
  }

  mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Reading {
    switch phase {
    case .aborted, .closed: return .fail
    case .open where pendingBytes == 0:
      isAsleep = true
      return .sleep
    case .finished where pendingBytes == 0: return .end
    case .open, .finished: return .bytes(take(buffer))
    }
  }

  private mutating func wake() -> Wake {
    guard isAsleep else { return .none }
    isAsleep = false
    return .connection
  }

  private mutating func take(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    var taken = 0
    while taken < buffer.count, chunkIndex < chunks.count {
      let count = min(chunks[chunkIndex].count - offset, buffer.count - taken)
      chunks[chunkIndex].withUnsafeBytes { source in
        UnsafeMutableRawBufferPointer(rebasing: buffer[taken..<taken + count])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[offset..<offset + count]))
      }
      taken += count
      offset += count
      if offset == chunks[chunkIndex].count {
        chunks[chunkIndex] = []
        chunkIndex += 1
        offset = 0
      }
    }
    pendingBytes -= taken
    if pendingBytes == 0 { drop() }
    return taken
  }

  private mutating func drop() {
    chunks = []
    chunkIndex = 0
    offset = 0
    pendingBytes = 0
  }
}
