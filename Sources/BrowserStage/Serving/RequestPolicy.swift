import StageHTTPServer

/// Which requests are answered at all. It keeps pages of other origins from sending events, and from
/// reading pages by a name that they made point to this machine.
struct RequestPolicy: Sendable {
  /// Names under which the server may be addressed, besides those of the loopback interface.
  var extraHosts: Set<String>

  private static let loopback: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

  /// - Returns: the refusal, or nil if the request may be answered.
  func refusal(for request: HTTPRequest) -> HTTPResponse? {
    guard let host = request.headers["Host"], isOwn(host) else {
      return .text(.misdirectedRequest, "This server does not answer to that name.\n")
    }
    guard request.method == .post else { return nil }
    if let origin = request.headers["Origin"], origin != "http://\(host)",
      origin != "https://\(host)"
    {
      return .text(.forbidden, "Only this server's own pages may send events.\n")
    }
    if let site = request.headers["Sec-Fetch-Site"], site != "same-origin", site != "none" {
      return .text(.forbidden, "Only this server's own pages may send events.\n")
    }
    let type = request.headers["Content-Type"]?.split(separator: ";").first.map { $0.lowercased() }
    guard type == "application/x-www-form-urlencoded" else {
      return .text(
        .unsupportedMediaType, "Events are posted as application/x-www-form-urlencoded.\n")
    }
    return nil
  }

  private func isOwn(_ host: String) -> Bool {
    var name = Substring(host.lowercased())
    if let colon = name.lastIndex(of: ":"), name[colon...].dropFirst().allSatisfy(\.isNumber) {
      name = name[..<colon]
    }
    return Self.loopback.contains(String(name)) || extraHosts.contains(String(name))
  }
}
