import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A response on its way in: the pure part of ``URLSessionTransport``.
struct Transfer {
  /// What is to become of the request.
  enum Verdict: Equatable {
    case goOn
    case cancel
  }

  private let sizeLimit: Int
  private var response: URLResponse?
  private var data = Data()
  private var isTooLarge = false

  init(sizeLimit: Int) {
    self.sizeLimit = sizeLimit
  }

  /// The head of the response arrived. A redirect may bring a second one.
  mutating func receive(_ response: URLResponse) -> Verdict {
    self.response = response
    data = Data()
    isTooLarge = response.expectedContentLength > Int64(sizeLimit)
    return isTooLarge ? .cancel : .goOn
  }

  /// A piece of the body arrived.
  mutating func receive(_ piece: Data) -> Verdict {
    guard !isTooLarge else { return .cancel }
    isTooLarge = data.count + piece.count > sizeLimit
    guard !isTooLarge else {
      data = Data()
      return .cancel
    }
    data.append(piece)
    return .goOn
  }

  /// Nothing more will arrive.
  ///
  /// - Parameters:
  ///   - error: Why not, or nil if the response is complete.
  ///   - last: The head of the response, for one that was never told: on Linux that of a redirect which
  ///     leads nowhere.
  func complete(
    with error: (any Error)?, last: URLResponse? = nil
  ) -> Result<(Data, URLResponse), any Error> {
    if isTooLarge { return .failure(NetworkTransportError.tooLarge(limit: sizeLimit)) }
    if let error {
      let isCancelled = (error as? URLError)?.code == .cancelled
      return .failure(isCancelled ? CancellationError() : error)
    }
    guard let response = response ?? last else { return .failure(URLError(.badServerResponse)) }
    return .success((data, response))
  }
}
