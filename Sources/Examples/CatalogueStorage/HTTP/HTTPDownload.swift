import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Receives one answer from a session, up to a limit.
final class HTTPDownload: NSObject, URLSessionDataDelegate {
  private let address: URL
  private let limit: Int
  private let state = Mutex(HTTPDownloadState.started(nil))

  init(address: URL, limit: Int) {
    self.address = address
    self.limit = limit
  }

  /// The whole answer.
  ///
  /// - Parameter start: Starts the task whose delegate this is.
  func finished(_ start: () -> Void) async throws -> HTTPReply {
    try await withCheckedThrowingContinuation { waiter in
      let outcome = state.withLock { $0.wait(waiter) }
      if let outcome { waiter.resume(with: outcome) } else { start() }
    }
  }

  /// Ends it at once: the waiter doesn't wait for the session.
  func cancel() {
    end(.failure(CancellationError()))
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard response.expectedContentLength <= Int64(limit) else {
      end(.failure(HTTPProductsError.tooLarge(address, limit: limit)))
      return completionHandler(.cancel)
    }
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    state.withLock { state in
      state.receive { reply in
        reply = HTTPReply(status: status, mimeType: response.mimeType, body: Data())
      }
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = state.withLock { state in
      if state.byteCount + data.count > limit { return true }
      state.receive { $0?.body.append(data) }
      return false
    }
    guard isTooLarge else { return }
    end(.failure(HTTPProductsError.tooLarge(address, limit: limit)))
    dataTask.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let silence = HTTPProductsError.connection(
      address, reason: error?.localizedDescription ?? "it was closed")
    if error != nil { return end(.failure(silence)) }
    tell(state.withLock { $0.complete(otherwise: silence) })
  }

  private func end(_ outcome: HTTPDownloadState.Outcome) {
    tell(state.withLock { $0.end(outcome) })
  }

  private func tell(_ news: (HTTPDownloadState.Waiter, HTTPDownloadState.Outcome)?) {
    if let (waiter, outcome) = news { waiter.resume(with: outcome) }
  }
}
