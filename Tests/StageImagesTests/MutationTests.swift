import Foundation
import Testing

@testable import StageImages

/// Reads files with random damage: each must give an image or an error, and never a crash.
///
/// A few thousand files of each kind by default; `IMAGE_FUZZ_SECONDS` sets how long each kind is tried
/// instead, `IMAGE_FUZZ_SEED` where the random numbers start. The seed is printed: should the process die,
/// it brings the same files again.
@Suite("Damaged image files")
struct MutationTests {
  static let environment = ProcessInfo.processInfo.environment
  static let seconds = environment["IMAGE_FUZZ_SECONDS"].flatMap(Double.init)
  static let seed = environment["IMAGE_FUZZ_SEED"].flatMap(UInt64.init) ?? 20_261_201

  @Test("give an image or an error", arguments: 0..<8)
  func mutations(kind: Int) throws {
    let (name, original) = try SampleImages.files()[kind]
    var mutator = FileMutator(seed: Self.seed &+ UInt64(kind))
    if Self.seconds != nil { print("\(name): IMAGE_FUZZ_SEED=\(Self.seed)") }
    let start = ContinuousClock.now
    var images = 0, errors = 0
    while isGoing(count: images + errors, start: start) {
      let bytes = mutator.mutate(original)
      do {
        _ = try AnimatedOrStill.decode(bytes, name: name)
        images += 1
      } catch is ImageError {
        errors += 1
      }
    }
    #expect(errors > 0)
    if Self.seconds != nil { print("\(name): \(images) images, \(errors) errors") }
  }

  private func isGoing(count: Int, start: ContinuousClock.Instant) -> Bool {
    guard let seconds = Self.seconds else { return count < 3000 }
    return ContinuousClock.now - start < .seconds(seconds)
  }
}

/// Damages files: flips bits, sets bytes and lengths, cuts, repeats, inserts.
struct FileMutator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func mutate(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0..<(1 + below(6)) where !bytes.isEmpty { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = below(bytes.count)
    switch below(8) {
    case 0: bytes[place] ^= 1 << UInt8(below(8))
    case 1: bytes[place] = UInt8(below(256))
    case 2: bytes[place] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF][below(6)]
    case 3: bytes[below(min(64, bytes.count))] = UInt8(below(256))
    case 4: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(16)))
    case 5:
      bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 1 + below(64))], at: place)
    case 6:
      for offset in place..<min(bytes.count, place + 4) { bytes[offset] = UInt8(below(256)) }
    default: bytes.removeSubrange(max(place, 1)...)
    }
  }

  private mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, limit)))
  }
}
