/// One user-perceived character as a terminal shows it, and how many columns it takes.
public struct Glyph: Hashable, Sendable {
  /// What is written to the terminal. Never holds a control character.
  public let text: String

  /// How many columns it takes: at least one.
  public let columns: Int

  /// The glyphs of a text, in order.
  ///
  /// Nothing in the result can control a terminal: control characters appear as their pictures (`␛`),
  /// characters that reorder what follows and those the system cannot print as `�`. What terminals
  /// disagree about is left out, so that columns stay in line everywhere: variation selectors, skin
  /// tones, and what follows a joiner in an emoji. A tab counts as one blank.
  ///
  /// - Parameter text: Any text, however hostile.
  /// - Returns: Its glyphs. A combining mark without a base stands on a dotted circle.
  /// - Complexity: O(n), where n is the length of the text.
  public static func glyphs(of text: some StringProtocol) -> [Glyph] {
    text.compactMap(glyph)
  }

  static let blank = Glyph(text: " ", columns: 1)

  private init(text: String, columns: Int) {
    self.text = text
    self.columns = columns
  }

  private static func glyph(of character: Character) -> Glyph? {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7f {
      return Glyph(text: String(character), columns: 1)
    }
    if character == "\r\n" { return Glyph(text: "␤", columns: 1) }
    var scalars = String.UnicodeScalarView()
    var columns = 0
    for scalar in character.unicodeScalars {
      if scalar == joiner, endsInEmoji(scalars) { break }
      guard let shown = DisplayWidth.harmless(scalar) else { continue }
      if scalars.isEmpty, DisplayWidth.columns(of: shown) == 0 {
        scalars.append(dottedCircle)
        columns += 1
      }
      scalars.append(shown)
      columns += DisplayWidth.columns(of: shown)
    }
    return scalars.isEmpty ? nil : Glyph(text: String(scalars), columns: columns)
  }

  private static let joiner: Unicode.Scalar = "\u{200d}"
  private static let dottedCircle: Unicode.Scalar = "\u{25cc}"

  private static func endsInEmoji(_ scalars: String.UnicodeScalarView) -> Bool {
    scalars.last?.properties.isEmoji ?? false
  }
}
