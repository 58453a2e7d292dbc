/// A request that has arrived whole.
public struct HTTPRequest: Sendable {
  /// What the client wants done.
  public var method: HTTPMethod
  /// The path as it was sent, still percent-coded, without the query.
  public var path: String
  /// The path's segments, decoded: `/products/a%2Fb` has `products` and `a/b`, and `/` has none.
  public var segments: [String]
  /// What stood behind the question mark.
  public var query: HTTPFields
  /// The headers.
  public var headers: HTTPHeaders
  /// The body; empty if there was none.
  public var body: [UInt8]
  /// The segments that matched the `:name` parts of the route.
  public var parameters: [String: String] = [:]

  /// Makes a request, as the server does for each that arrives.
  ///
  /// - Returns: nil if the path or the query is not validly percent-coded.
  public init?(
    method: HTTPMethod, target: String, headers: HTTPHeaders = [:], body: [UInt8] = []
  ) {
    let parts = target.utf8.split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let query = HTTPFields(formEncoded: parts.count == 2 ? Array(parts[1]) : []) else {
      return nil
    }
    var segments: [String] = []
    for segment in parts[0].split(separator: UInt8(ascii: "/")) {
      guard let decoded = PercentCoding.decoded(segment, plusIsBlank: false) else { return nil }
      segments.append(decoded)
    }
    self.method = method
    self.path = String(Substring(parts[0]))
    self.segments = segments
    self.query = query
    self.headers = headers
    self.body = body
  }
}
