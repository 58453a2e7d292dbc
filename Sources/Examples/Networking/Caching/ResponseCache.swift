import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The responses that are kept, the most recently used ones up to a number of bytes. A value without any
/// concurrency; ``CachingTransport`` is the lock around it.
struct ResponseCache {
  /// What is to be done about a request.
  enum Plan {
    /// This is the answer.
    case answer(StoredResponse)
    /// Ask the server, whether what is kept is still good if there is something.
    case ask(URLRequest, StoredResponse?)
    /// There is no answer, and the server must not be asked.
    case refuse
  }

  private struct Entry {
    let stored: StoredResponse
    let byteCount: Int
    var lastUse: Int
  }

  private let capacity: Int
  private var entries: [URL: Entry] = [:]
  /// Uses in their order. An entry that was used again later stands here twice; its last use counts.
  private var uses: ArraySlice<(url: URL, use: Int)> = []
  private var useCount = 0

  /// How many bytes are kept.
  private(set) var byteCount = 0

  /// How many responses are kept.
  var count: Int { entries.count }

  /// - Parameter capacity: How many bytes may be kept.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// What to do about a request.
  mutating func plan(_ request: URLRequest, now: Date) -> Plan {
    let policy = request.cachePolicy
    guard let stored = find(request) else {
      return policy == .returnCacheDataDontLoad ? .refuse : .ask(request, nil)
    }
    switch policy {
    case .returnCacheDataElseLoad, .returnCacheDataDontLoad: return .answer(stored)
    case .reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData:
      return .ask(request, nil)
    case .reloadRevalidatingCacheData: break
    default: if stored.isFresh(at: now) { return .answer(stored) }
    }
    return stored.revalidation(of: request).map { .ask($0, stored) } ?? .ask(request, nil)
  }

  /// Takes note of what the server answered.
  ///
  /// - Parameters:
  ///   - request: What the caller asked for, before a question was added to it.
  ///   - earlier: What was kept, if the server was asked whether it is still good.
  /// - Returns: What the caller gets.
  mutating func receive(
    _ data: Data, _ response: URLResponse, to request: URLRequest, earlier: StoredResponse?,
    now: Date
  ) -> (Data, URLResponse) {
    guard let url = request.url, let response = response as? HTTPURLResponse else {
      return (data, response)
    }
    if response.statusCode == 304, let earlier {
      let confirmed = earlier.confirmed(by: response, request: request, date: now)
      put(confirmed, at: url)
      return (earlier.data, confirmed?.response ?? earlier.response)
    }
    guard request.method == .get else {
      // What it changed may be what is kept.
      if !request.method.isSafe, response.statusCode < 400 { remove(url) }
      return (data, response)
    }
    // A server that fails for the moment does not make worse what it sent before.
    guard response.statusCode < 500 else { return (data, response) }
    put(StoredResponse(data: data, response: response, request: request, date: now), at: url)
    return (data, response)
  }

  private mutating func find(_ request: URLRequest) -> StoredResponse? {
    guard request.method == .get, !request.hasBody, let url = request.url,
      // Who asks such questions himself wants the server's own answer.
      request.value(forHTTPHeaderField: "If-None-Match") == nil,
      request.value(forHTTPHeaderField: "If-Modified-Since") == nil,
      request.value(forHTTPHeaderField: "Range") == nil,
      request.value(forHTTPHeaderField: "Authorization") == nil,
      let stored = entries[url]?.stored, stored.answers(request)
    else { return nil }
    touch(url)
    return stored
  }

  private mutating func put(_ stored: StoredResponse?, at url: URL) {
    remove(url)
    guard let stored else { return }
    // Headers and bookkeeping take about as much for each.
    let size = stored.data.count + 1024
    guard size <= capacity else { return }
    entries[url] = Entry(stored: stored, byteCount: size, lastUse: 0)
    byteCount += size
    touch(url)
    while byteCount > capacity, let oldest = uses.popFirst() {
      if entries[oldest.url]?.lastUse == oldest.use { remove(oldest.url) }
    }
  }

  private mutating func remove(_ url: URL) {
    if let entry = entries.removeValue(forKey: url) { byteCount -= entry.byteCount }
  }

  private mutating func touch(_ url: URL) {
    useCount += 1
    entries[url]?.lastUse = useCount
    uses.append((url, useCount))
    guard uses.count > 2 * entries.count + 64 else { return }
    let entries = entries
    uses = ArraySlice(uses.filter { entries[$0.url]?.lastUse == $0.use })
  }
}
