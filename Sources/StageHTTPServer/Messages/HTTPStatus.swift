/// The status of a response: a number, with a phrase for people.
public struct HTTPStatus: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// The number, from 100 to 599.
  public let code: Int

  /// A status by its number.
  public init(_ code: Int) {
    self.code = code
  }

  /// A status by its number.
  public init(integerLiteral code: Int) {
    self.code = code
  }

  /// All is well.
  public static let ok: HTTPStatus = 200
  /// All is well, and there is nothing to send.
  public static let noContent: HTTPStatus = 204
  /// Go on with a GET at the address in `Location`.
  public static let seeOther: HTTPStatus = 303
  /// The client has it already.
  public static let notModified: HTTPStatus = 304
  /// The request makes no sense.
  public static let badRequest: HTTPStatus = 400
  /// The server understands and refuses.
  public static let forbidden: HTTPStatus = 403
  /// Nothing lies at this address.
  public static let notFound: HTTPStatus = 404
  /// Something lies here, but not for this method.
  public static let methodNotAllowed: HTTPStatus = 405
  /// It was here, and is gone for good.
  public static let gone: HTTPStatus = 410
  /// The body is larger than the server takes.
  public static let contentTooLarge: HTTPStatus = 413
  /// The body is of a kind that the server does not read.
  public static let unsupportedMediaType: HTTPStatus = 415
  /// The request was meant for another server.
  public static let misdirectedRequest: HTTPStatus = 421
  /// The client asks too often.
  public static let tooManyRequests: HTTPStatus = 429
  /// The server failed.
  public static let internalServerError: HTTPStatus = 500
  /// The server cannot answer now; later it may.
  public static let serviceUnavailable: HTTPStatus = 503

  /// The number and, where it is known, the phrase: `404 Not Found`.
  public var description: String {
    guard let phrase = Self.phrases[code] else { return String(code) }
    return "\(code) \(phrase)"
  }

  private static let phrases: [Int: String] = [
    200: "OK", 204: "No Content", 303: "See Other", 304: "Not Modified", 400: "Bad Request",
    403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 410: "Gone",
    413: "Content Too Large", 415: "Unsupported Media Type", 421: "Misdirected Request",
    429: "Too Many Requests", 500: "Internal Server Error", 503: "Service Unavailable",
  ]
}
