/// Breaks a text into lines that fit a width.
public enum TextWrapping {
  /// The lines of a text.
  ///
  /// Lines break at blanks; a word that is longer than a line breaks between two glyphs. Lines of the text
  /// itself are kept, empty ones too; blanks where a line breaks are left out. A glyph wider than the
  /// width is shown as `…`.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - columns: The width. Less than one counts as one.
  /// - Returns: At least one line, each at most `columns` wide.
  /// - Complexity: O(n), where n is the length of the text.
  public static func lines(of text: String, columns: Int) -> [[Glyph]] {
    let limit = max(1, columns)
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return paragraphs.flatMap { paragraph in
      var wrapper = LineWrapper(limit: limit)
      for glyph in Glyph.glyphs(of: paragraph) {
        wrapper.append(glyph.columns <= limit ? glyph : Glyph.ellipsis)
      }
      return wrapper.finish()
    }
  }

  /// The beginning of a text that fits a width, with `…` for what was cut off.
  ///
  /// - Parameters:
  ///   - text: Any text; a new line in it appears as `␤`.
  ///   - columns: The width. Nothing fits zero or less.
  /// - Returns: Glyphs that take at most `columns`.
  /// - Complexity: O(n), where n is the length of the text.
  public static func clipped(_ text: String, columns: Int) -> [Glyph] {
    guard columns > 0 else { return [] }
    var result: [Glyph] = []
    var used = 0
    for glyph in Glyph.glyphs(of: text) {
      used += glyph.columns
      guard used <= columns else {
        while let last = result.last, width(of: result) + 1 > columns || last == .blank {
          result.removeLast()
        }
        return result + [.ellipsis]
      }
      result.append(glyph)
    }
    return result
  }

  private static func width(of glyphs: [Glyph]) -> Int {
    glyphs.reduce(0) { $0 + $1.columns }
  }
}

extension Glyph {
  static let ellipsis = Glyph.glyphs(of: "…")[0]
}

/// Fills lines with the glyphs of one paragraph.
private struct LineWrapper {
  let limit: Int
  private var lines: [[Glyph]] = []
  private var line: [Glyph] = []
  private var lineColumns = 0
  private var word: [Glyph] = []
  private var wordColumns = 0

  init(limit: Int) { self.limit = limit }

  mutating func append(_ glyph: Glyph) {
    if glyph == .blank {
      endWord()
      // A blank at the edge is where the line breaks: it is left out.
      if lineColumns < limit { addToLine([glyph], columns: 1) }
      return
    }
    if wordColumns + glyph.columns > limit { endWord() }
    word.append(glyph)
    wordColumns += glyph.columns
  }

  mutating func finish() -> [[Glyph]] {
    endWord()
    endLine()
    return lines
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if lineColumns + wordColumns > limit { endLine() }
    addToLine(word, columns: wordColumns)
    word = []
    wordColumns = 0
  }

  private mutating func addToLine(_ glyphs: [Glyph], columns: Int) {
    // A continued line does not begin with the blanks at which it was broken.
    if line.isEmpty, !lines.isEmpty, glyphs == [.blank] { return }
    line += glyphs
    lineColumns += columns
  }

  private mutating func endLine() {
    while line.last == .blank { line.removeLast() }
    lines.append(line)
    line = []
    lineColumns = 0
  }
}
