import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Something that goes wrong in a collaborator.
struct Broken: Error, Equatable {
  var number = 0
}

enum Sample {
  static let url = URL(string: "http://example.test/thing")!
  static let request = URLRequest(url: url)
  static let data = Data("body".utf8)

  /// An HTTP response with a status and headers.
  static func response(
    _ status: Int = 200, _ headers: [String: String] = [:], url: URL = url
  ) -> HTTPURLResponse {
    HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)!
  }

  /// An HTTP response of a type.
  static func response(type: String?) -> HTTPURLResponse {
    response(200, type.map { ["Content-Type": $0] } ?? [:])
  }
}
