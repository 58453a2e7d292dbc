import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Keeps responses in memory as far as the server allows, and asks it whether they are still good.
///
/// It heeds `Cache-Control`, `Expires`, `Age`, `Vary`, `ETag` and `Last-Modified`, and each request's
/// `cachePolicy`. It is a cache of one user: what a shared cache must not keep, it may. FoundationNetworking
/// does not ask the server whether what it keeps is still good; that is why this is not a `URLCache`.
public final class CachingTransport: NetworkTransport {
  private let base: any NetworkTransport
  private let cache: Mutex<ResponseCache>
  private let now: @Sendable () -> Date

  /// Puts this layer around a transport.
  ///
  /// - Parameters:
  ///   - base: What sends requests.
  ///   - capacity: How many bytes are kept; beyond them, what was not used for longest goes.
  ///   - now: The present time.
  public init(
    _ base: any NetworkTransport, capacity: Int, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.base = base
    cache = Mutex(ResponseCache(capacity: capacity))
    self.now = now
  }

  /// How many bytes are kept.
  public var byteCount: Int { cache.withLock { $0.byteCount } }

  /// Sends a request, unless what is kept answers it.
  ///
  /// - Throws: What the transport below throws; `URLError.resourceUnavailable` if the request wants only
  ///   what is kept, and nothing is.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    switch cache.withLock({ $0.plan(request, now: now()) }) {
    case .answer(let stored): return (stored.data, stored.response)
    case .refuse: throw URLError(.resourceUnavailable)
    case .ask(let question, let earlier):
      let (data, response) = try await base.data(for: question)
      return cache.withLock {
        $0.receive(data, response, to: request, earlier: earlier, now: now())
      }
    }
  }
}
