import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What a request wants done.
struct RequestMethod: Hashable {
  let name: String

  init(_ name: String) {
    self.name = name.uppercased()
  }

  static let get = RequestMethod("GET")

  /// Whether the server's state is the same after it.
  var isSafe: Bool { ["GET", "HEAD", "OPTIONS", "TRACE"].contains(name) }

  /// Whether doing it twice comes to the same as doing it once.
  var isIdempotent: Bool { isSafe || ["PUT", "DELETE"].contains(name) }
}

extension URLRequest {
  /// What it wants done.
  var method: RequestMethod { RequestMethod(httpMethod ?? "GET") }

  /// Whether it carries something.
  var hasBody: Bool { httpBody != nil || httpBodyStream != nil }
}
