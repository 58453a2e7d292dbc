/// Turns what was read at once into keys.
///
/// An Esc that something follows at once was not typed: it begins a sequence that the terminal library does
/// not know. It may be a cursor key in the terminal's other mode, typed while the mode was changing. Anything
/// else (a mouse, a key together with Alt) is swallowed as one unknown key; otherwise it would go back a
/// screen and type its rest.
enum KeyDecoder {
  static func keys(in input: [KeyInput]) -> [Key] {
    var keys: [Key] = []
    var rest = input[...]
    while let first = rest.popFirst() {
      switch first {
      case .key(let key): keys.append(key)
      case .character(escape):
        keys.append(rest.isEmpty || rest.first == first ? .escape : sequence(&rest))
      case .character(let value): keys.append(key(for: value))
      }
    }
    return keys
  }

  private static let escape: UInt32 = 0x1b

  private static func sequence(_ rest: inout ArraySlice<KeyInput>) -> Key {
    guard case .character(let introducer) = rest.popFirst() else { return .unknown }
    guard introducer == bracket || introducer == letterO else { return .unknown }
    var hasParameters = false
    while case .character(let value)? = rest.first, value >= 0x20, value < 0x7f {
      rest.removeFirst()
      if value >= 0x40 { return hasParameters ? .unknown : cursorKeys[value] ?? .unknown }
      hasParameters = true
    }
    return .unknown
  }

  private static let bracket: UInt32 = 0x5b
  private static let letterO: UInt32 = 0x4f
  private static let cursorKeys: [UInt32: Key] = [
    0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home,
  ]

  private static func key(for value: UInt32) -> Key {
    switch value {
    case 0x0a, 0x0d: return .enter
    case 0x09: return .tab
    case 0x08, 0x7f: return .backspace
    case 0x01...0x1a:
      return .control(Character(Unicode.Scalar(UInt8(value) + 0x60)))
    default:
      guard value >= 0x20, let scalar = Unicode.Scalar(value) else { return .unknown }
      return .character(Character(scalar))
    }
  }
}
