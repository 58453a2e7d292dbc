/// What stands in one place of a canvas.
public struct Cell: Hashable, Sendable {
  /// A glyph's text, or empty where a wide glyph that begins further left continues.
  public var text: String
  /// How it looks.
  public var style: Style

  static let blank = Cell(text: " ", style: .plain)

  var isContinuation: Bool { text.isEmpty }
}
