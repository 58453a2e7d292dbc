import SeededRandom

/// Damages model files: bits, bytes and numbers; cuts, repeats, inserts.
struct MeshMutator {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func mutate(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0..<(1 + below(5)) where !bytes.isEmpty { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = below(bytes.count)
    switch below(9) {
    case 0: bytes[place] ^= 1 << UInt8(below(8))
    case 1: bytes[place] = UInt8(below(256))
    case 2: bytes[place] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF][below(6)]
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(16)))
    case 4:
      bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 1 + below(64))], at: place)
    case 5:
      for offset in place..<min(bytes.count, place + 4) { bytes[offset] = UInt8(below(256)) }
    case 6, 7: replaceNumber(near: place, in: &bytes)
    default: if below(4) == 0 { bytes.removeSubrange(max(place, 1)...) }
    }
  }

  /// Puts a number that is too large, too small or none in the place of the next one.
  private mutating func replaceNumber(near place: Int, in bytes: inout [UInt8]) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = bytes[place...].firstIndex(where: digits.contains) else { return }
    let end = bytes[first...].firstIndex { !digits.contains($0) } ?? bytes.count
    let texts = [
      "-1", "0", "4294967295", "99999999999999999999", "1e999", "nan", "-2147483648", "65536", "",
    ]
    bytes.replaceSubrange(first..<end, with: Array(texts[below(texts.count)].utf8))
  }

  private mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<max(1, limit), using: &generator)
  }
}
