/// Finds the handler for a request by its method and its path.
///
/// ```swift
/// var router = HTTPRouter()
/// router.on(.get, "/products/:number") { request in
///   .text(.ok, "Product \(request.parameters["number"]!)")
/// }
/// let server = try HTTPServer(port: 8080, handler: router.respond)
/// ```
///
/// A path without a route is answered with 404, one with a route for other methods only with 405.
/// HEAD is answered by the handler for GET; the server leaves the body out.
public struct HTTPRouter: Sendable {
  /// Answers a request.
  public typealias Handler = HTTPServer.Handler

  private enum Part: Sendable {
    case literal(String)
    case parameter(String)
  }

  private struct Route: Sendable {
    var method: HTTPMethod
    var parts: [Part]
    var handler: Handler
  }

  private var routes: [Route] = []

  /// A router without routes.
  public init() {}

  /// Adds a route. Of two that match, the one added first answers.
  ///
  /// - Parameters:
  ///   - method: the method to answer.
  ///   - pattern: the path: segments with slashes between them, where `:name` stands for any segment
  ///     and gives its value in ``HTTPRequest/parameters``.
  ///   - handler: answers the request.
  public mutating func on(_ method: HTTPMethod, _ pattern: String, handler: @escaping Handler) {
    let parts = pattern.split(separator: "/").map { segment in
      segment.hasPrefix(":")
        ? Part.parameter(String(segment.dropFirst())) : .literal(String(segment))
    }
    routes.append(Route(method: method, parts: parts, handler: handler))
  }

  /// Answers a request. O(number of routes).
  public func respond(to request: HTTPRequest) async -> HTTPResponse {
    let wanted = request.method == .head ? .get : request.method
    var allowed: [String] = []
    for route in routes {
      guard let parameters = Self.match(route.parts, request.segments) else { continue }
      if route.method == wanted {
        var request = request
        request.parameters = parameters
        return await route.handler(request)
      }
      allowed.append(route.method.rawValue)
    }
    guard !allowed.isEmpty else {
      return .text(.notFound, "Nothing lies at \(request.path).\n")
    }
    var response = HTTPResponse.text(
      .methodNotAllowed, "\(request.method.rawValue) is not possible at \(request.path).\n")
    response.headers["Allow"] = allowed.joined(separator: ", ")
    return response
  }

  private static func match(_ parts: [Part], _ segments: [String]) -> [String: String]? {
    guard parts.count == segments.count else { return nil }
    var parameters: [String: String] = [:]
    for (part, segment) in zip(parts, segments) {
      switch part {
      case .literal(let text): guard text == segment else { return nil }
      case .parameter(let name): parameters[name] = segment
      }
    }
    return parameters
  }
}
