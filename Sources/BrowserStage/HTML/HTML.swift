/// A piece of HTML. What is interpolated into it is escaped, unless it is HTML itself.
///
/// ```swift
/// let row: HTML = "<li title=\"\(product.name)\">\(product.name)</li>"
/// let list: HTML = "<ul>\(rows)</ul>"     // rows: [HTML]
/// ```
///
/// Escaped text can stand between tags and inside a quoted attribute. It cannot make a script or a
/// style safe: keep those in files.
public struct HTML: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The text as UTF-8, ready to be sent.
  public private(set) var bytes: [UInt8]

  /// Nothing.
  public init() {
    bytes = []
  }

  /// Markup as it stands in the code.
  public init(stringLiteral markup: String) {
    bytes = Array(markup.utf8)
  }

  /// Markup with what was interpolated.
  public init(stringInterpolation: StringInterpolation) {
    bytes = stringInterpolation.bytes
  }

  /// Text in which nothing is markup. O(length).
  public init(text: String) {
    bytes = []
    Self.append(escaped: text, to: &bytes)
  }

  /// Markup that is known to be safe, such as a picture that the program itself drew. Never give it
  /// what came from outside.
  public init(trusted markup: String) {
    bytes = Array(markup.utf8)
  }

  /// Puts HTML behind this. O(length of what is added).
  public mutating func append(_ other: HTML) {
    bytes += other.bytes
  }

  /// The markup as a string.
  public var markup: String { String(decoding: bytes, as: UTF8.self) }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var bytes: [UInt8] = []

    /// Makes room for the parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// A part of the literal: markup.
    public mutating func appendLiteral(_ literal: String) {
      bytes.append(contentsOf: literal.utf8)
    }

    /// Text: escaped.
    public mutating func appendInterpolation(_ text: String) {
      HTML.append(escaped: text, to: &bytes)
    }

    /// A number: its digits.
    public mutating func appendInterpolation(_ number: Int) {
      bytes.append(contentsOf: String(number).utf8)
    }

    /// HTML: as it is.
    public mutating func appendInterpolation(_ html: HTML) {
      bytes += html.bytes
    }

    /// Pieces of HTML, one behind the other.
    public mutating func appendInterpolation(_ pieces: some Sequence<HTML>) {
      for piece in pieces { bytes += piece.bytes }
    }
  }

  static func append(escaped text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { source in
      var clean = 0
      for index in source.indices {
        guard let entity = entity(source[index]) else { continue }
        bytes.append(contentsOf: source[clean..<index])
        bytes.append(contentsOf: entity.utf8)
        clean = index + 1
      }
      bytes.append(contentsOf: source[clean...])
    }
  }

  private static func entity(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }

}
