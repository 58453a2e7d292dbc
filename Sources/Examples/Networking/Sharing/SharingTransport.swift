import Foundation
import Stagecraft

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends one request for equal ones that are asked at the same time, such as the artwork of two rows.
///
/// Each asker can be cancelled by itself; the request is cancelled with the last of them. Only requests
/// that change nothing are shared.
public struct SharingTransport: NetworkTransport {
  private let base: any NetworkTransport
  private let flights = SingleFlight<URLRequest, Response>()

  private struct Response: Sendable {
    let data: Data
    let response: URLResponse
  }

  /// Puts this layer around a transport.
  ///
  /// - Parameter base: What sends requests.
  public init(_ base: any NetworkTransport) {
    self.base = base
  }

  /// Sends a request, or waits for the response of an equal one that is on its way.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    guard request.method == .get, !request.hasBody else { return try await base.data(for: request) }
    let shared = try await flights.value(for: request) { [base] in
      let (data, response) = try await base.data(for: request)
      return Response(data: data, response: response)
    }
    return (shared.data, shared.response)
  }
}
