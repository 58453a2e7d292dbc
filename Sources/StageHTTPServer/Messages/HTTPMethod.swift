/// The method of a request: what the client wants done.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The method's name as it stands in the request, in capitals.
  public let rawValue: String

  /// A method by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A method by its name.
  public init(stringLiteral name: String) {
    self.rawValue = name
  }

  /// Asks for what lies at the address.
  public static let get: HTTPMethod = "GET"
  /// Asks for the headers that GET would bring.
  public static let head: HTTPMethod = "HEAD"
  /// Hands something in.
  public static let post: HTTPMethod = "POST"
  /// Puts something at the address.
  public static let put: HTTPMethod = "PUT"
  /// Removes what lies at the address.
  public static let delete: HTTPMethod = "DELETE"
}
