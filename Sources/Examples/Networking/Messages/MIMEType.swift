/// What kind of bytes a response carries, such as `text/javascript`.
///
/// MIME types compare without regard to case, and their parameters do not count:
/// `Text/JavaScript; charset=utf-8` equals `text/javascript`.
public struct MIMEType: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Type and subtype in lower case, without parameters.
  public let description: String

  /// Reads the value of a `Content-Type` header.
  ///
  /// - Parameter text: Type and subtype, and perhaps parameters after a semicolon.
  public init(_ text: some StringProtocol) {
    let essence = text.prefix { $0 != ";" }
    description = essence.split(whereSeparator: \.isWhitespace).joined().lowercased()
  }

  /// Makes a MIME type from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The kinds in which JSON comes. The original feed calls it JavaScript.
  public static let json: Set<MIMEType> = ["text/javascript", "application/json"]

  /// The kinds of picture that can be decoded.
  public static let images: Set<MIMEType> = ["image/png", "image/jpeg", "image/webp"]
}
