import Foundation
import RehearsalDoubles
import Synchronization
import Testing

@testable import Networking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The caching transport")
struct CachingTransportTests {
  private final class Time: Sendable {
    private let seconds = Mutex(1_796_094_000.0)
    var now: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }
    func pass(_ amount: Double) { seconds.withLock { $0 += amount } }
  }

  private let base = NetworkTransportSpy()
  private let time = Time()
  private let transport: CachingTransport

  init() {
    let time = time
    transport = CachingTransport(base, capacity: 1 << 20, now: { time.now })
  }

  private func serve(_ text: String, _ headers: [String: String] = [:], status: Int = 200) {
    base.stub.data.returns((Data(text.utf8), Sample.response(status, headers)))
  }

  private func get(
    _ url: URL = Sample.url, policy: URLRequest.CachePolicy = .useProtocolCachePolicy,
    headers: [String: String] = [:], method: String = "GET"
  ) async throws -> String {
    var request = URLRequest(url: url, cachePolicy: policy)
    request.httpMethod = method
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return String(decoding: try await transport.data(for: request).0, as: UTF8.self)
  }

  private var askCount: Int { base.calls.count }

  private func lastHeader(_ name: String) -> String? {
    base.stub.data.captured.last?.value(forHTTPHeaderField: name)
  }

  @Test("answers from what is kept while that is fresh")
  func fresh() async throws {
    serve("one", ["Cache-Control": "max-age=60"])
    #expect(try await get() == "one")
    serve("two", ["Cache-Control": "max-age=60"])
    time.pass(59)
    #expect(try await get() == "one")
    #expect(askCount == 1)
    time.pass(1)
    #expect(try await get() == "two")
    #expect(askCount == 2)
  }

  @Test(
    "keeps what the headers allow, as long as they say",
    arguments: [
      (["Cache-Control": "max-age=60"], true),
      (["Cache-Control": "private, Max-Age = \"60\""], true),
      (["Cache-Control": "max-age=60, no-store"], false), (["Cache-Control": "max-age=0"], false),
      (["Cache-Control": "max-age=soon"], false),
      (["Cache-Control": "no-cache, max-age=60"], false),
      (["Cache-Control": "max-age=60", "Age": "31"], false), ([:], false),
      (["Cache-Control": "max-age=60", "Vary": "*"], false),
      (["Expires": "Tue, 01 Dec 2026 03:01:00 GMT"], true),
      (["Expires": "Tue, 01 Dec 2026 03:00:20 GMT"], false), (["Expires": "0"], false),
      (
        [
          "Expires": "Tue, 01 Dec 2026 03:00:20 GMT", "Date": "Tue, 01 Dec 2026 02:59:00 GMT",
        ], true
      ),
      (["Cache-Control": "max-age=0", "Expires": "Tue, 01 Dec 2026 03:01:00 GMT"], false),
    ])
  func lifetimes(headers: [String: String], isKept: Bool) async throws {
    serve("one", headers)
    _ = try await get()
    time.pass(30)
    _ = try await get()
    #expect(askCount == (isKept ? 1 : 2))
  }

  @Test("asks whether what is stale is still good, and uses it if it is")
  func revalidates() async throws {
    let modified = "Mon, 30 Nov 2026 03:00:00 GMT"
    serve(
      "one",
      ["ETag": "\"a\"", "Last-Modified": modified, "Cache-Control": "max-age=10", "X": "old"])
    #expect(try await get() == "one")
    time.pass(10)
    serve("", ["ETag": "\"a\"", "Cache-Control": "max-age=20", "X": "new"], status: 304)
    let (data, response) = try await transport.data(for: Sample.request)
    #expect(String(decoding: data, as: UTF8.self) == "one")
    let http = try #require(response as? HTTPURLResponse)
    #expect(http.statusCode == 200)
    #expect(http.value(forHTTPHeaderField: "X") == "new")
    #expect(lastHeader("If-None-Match") == "\"a\"")
    #expect(lastHeader("If-Modified-Since") == modified)
    // It is fresh again, for as long as the confirmation says.
    time.pass(19)
    #expect(try await get() == "one")
    #expect(askCount == 2)
    time.pass(1)
    serve("two", ["ETag": "\"b\""])
    #expect(try await get() == "two")
    #expect(lastHeader("If-None-Match") == "\"a\"")
    serve("", status: 304)
    #expect(try await get() == "two")
    #expect(lastHeader("If-None-Match") == "\"b\"")
  }

  @Test("keeps the type of what is confirmed, so that handlers accept it")
  func typeStays() async throws {
    serve("{}", ["ETag": "\"a\"", "Content-Type": "application/json"])
    _ = try await get()
    serve("", ["Content-Type": "text/html", "Content-Length": "0"], status: 304)
    let (data, response) = try await transport.data(for: Sample.request)
    #expect(response.mimeType == "application/json")
    #expect(String(decoding: data, as: UTF8.self) == "{}")
  }

  @Test("heeds each request's policy")
  func policies() async throws {
    await #expect(throws: URLError.self) { try await get(policy: .returnCacheDataDontLoad) }
    #expect(askCount == 0)
    serve("one", ["Cache-Control": "max-age=60", "ETag": "\"a\""])
    #expect(try await get(policy: .returnCacheDataElseLoad) == "one")
    serve("", status: 304)
    #expect(try await get(policy: .reloadRevalidatingCacheData) == "one")
    #expect(askCount == 2)
    serve("two", ["Cache-Control": "max-age=60"])
    #expect(try await get(policy: .reloadIgnoringLocalCacheData) == "two")
    #expect(lastHeader("If-None-Match") == nil)
    time.pass(1000)
    #expect(try await get(policy: .returnCacheDataDontLoad) == "two")
    #expect(try await get(policy: .returnCacheDataElseLoad) == "two")
    #expect(askCount == 3)
  }

  @Test("keeps nothing of requests that carry secrets, ranges or conditions of their own")
  func specialRequests() async throws {
    for header in ["Authorization", "Range"] {
      serve("one", ["Cache-Control": "max-age=60"])
      _ = try await get(headers: [header: "x"])
      _ = try await get(headers: [header: "x"])
    }
    #expect(askCount == 4)
    #expect(transport.byteCount == 0)
    _ = try await get(headers: ["Cache-Control": "no-store"])
    #expect(transport.byteCount == 0)
    _ = try await get()
    _ = try await get(headers: ["If-None-Match": "\"mine\""])
    #expect(askCount == 7)
    #expect(lastHeader("If-None-Match") == "\"mine\"")
  }

  @Test("answers only requests whose headers are the same where that matters")
  func vary() async throws {
    serve("english", ["Cache-Control": "max-age=60", "Vary": "Accept-Language, Accept"])
    _ = try await get(headers: ["Accept-Language": "en"])
    #expect(try await get(headers: ["Accept-Language": "en", "Other": "x"]) == "english")
    serve("german", ["Cache-Control": "max-age=60", "Vary": "Accept-Language"])
    #expect(try await get(headers: ["Accept-Language": "de"]) == "german")
    #expect(askCount == 2)
  }

  @Test("forgets what a request may have changed, and what is gone")
  func forgets() async throws {
    for (method, status, isForgotten) in [
      ("POST", 200, true), ("PUT", 204, true), ("DELETE", 303, true), ("POST", 404, false),
      ("HEAD", 200, false),
    ] {
      serve("one", ["Cache-Control": "max-age=60"])
      _ = try await get(policy: .reloadIgnoringLocalCacheData)
      serve("", status: status)
      _ = try await get(method: method)
      let before = askCount
      serve("two", ["Cache-Control": "max-age=60"])
      _ = try await get()
      #expect((askCount == before + 1) == isForgotten, "\(method) \(status)")
    }
    serve("gone", status: 404)
    _ = try await get(policy: .reloadIgnoringLocalCacheData)
    #expect(transport.byteCount == 0)
  }

  @Test("keeps what it has while the server fails")
  func serverFailure() async throws {
    serve("one", ["Cache-Control": "max-age=60"])
    _ = try await get()
    serve("failure", status: 503)
    #expect(try await get(policy: .reloadIgnoringLocalCacheData) == "failure")
    #expect(try await get() == "one")
  }

  @Test("stays within its capacity: what was not used for longest goes")
  func capacity() async throws {
    let time = time
    let small = CachingTransport(base, capacity: 10_000, now: { time.now })
    func ask(_ name: String) async throws {
      let url = URL(string: "http://example.test/\(name)")!
      _ = try await small.data(for: URLRequest(url: url))
    }
    serve(String(repeating: "x", count: 3000), ["Cache-Control": "max-age=60"])
    try await ask("a")
    try await ask("b")
    try await ask("a")
    try await ask("c")
    #expect(askCount == 3)
    #expect(small.byteCount <= 10_000)
    try await ask("a")
    #expect(askCount == 3)
    try await ask("b")
    #expect(askCount == 4)
    serve(String(repeating: "x", count: 20_000), ["Cache-Control": "max-age=60"])
    try await ask("huge")
    #expect(small.byteCount <= 10_000)
  }

  @Test("does not grow with the number of uses")
  func uses() {
    var cache = ResponseCache(capacity: 1 << 20)
    let now = time.now
    let headers = ["Cache-Control": "max-age=1000000"]
    for number in 0..<1000 {
      let url = URL(string: "http://example.test/\(number % 50)")!
      let request = URLRequest(url: url)
      if case .ask = cache.plan(request, now: now) {
        _ = cache.receive(
          Sample.data, Sample.response(200, headers, url: url), to: request, earlier: nil, now: now)
      }
    }
    #expect(cache.count == 50)
    #expect(cache.byteCount == 50 * (Sample.data.count + 1024))
  }
}
