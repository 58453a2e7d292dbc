import Foundation
import Networking
import RehearsalDoubles
import Stagecraft
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The retrying transport")
struct RetryingTransportTests {
  private let base = NetworkTransportSpy()
  private let clock = NoWait()
  private let policy = RetryPolicy(
    attempts: 3, delay: .seconds(1), factor: 2, maximumDelay: .seconds(60))
  private let date = Date(timeIntervalSince1970: 1_796_094_000)  // Tue, 01 Dec 2026 03:00:00 GMT

  private var transport: RetryingTransport {
    RetryingTransport(base, policy: policy, clock: clock, now: { [date] in date })
  }

  private func request(_ method: String) -> URLRequest {
    var request = Sample.request
    request.httpMethod = method
    return request
  }

  @Test("asks again what failed in passing, and waits longer each time")
  func passing() async throws {
    base.stub.data.throws(URLError(.networkConnectionLost)).then.throws(
      URLError(.cannotConnectToHost)
    )
    .then.returns((Sample.data, Sample.response()))
    #expect(try await transport.data(for: Sample.request).0 == Sample.data)
    #expect(base.calls == Array(repeating: .data(for: Sample.request), count: 3))
    #expect(clock.waits == [.seconds(1), .seconds(2)])
  }

  @Test("throws the last error when there is no further attempt")
  func givesUp() async {
    base.stub.data.throws(URLError(.networkConnectionLost))
    let error = await #expect(throws: URLError.self) {
      try await transport.data(for: Sample.request)
    }
    #expect(error?.code == .networkConnectionLost)
    #expect(base.calls.count == 3)
  }

  @Test(
    "repeats only what comes to the same when it is done twice",
    arguments: [
      ("GET", 3), ("get", 3), ("HEAD", 3), ("OPTIONS", 3), ("TRACE", 3), ("PUT", 3), ("DELETE", 3),
      ("POST", 1), ("PATCH", 1), ("CONNECT", 1), ("LOCK", 1),
    ])
  func methods(method: String, attempts: Int) async {
    base.stub.data.throws(URLError(.networkConnectionLost))
    await #expect(throws: URLError.self) { try await transport.data(for: request(method)) }
    #expect(base.calls.count == attempts)
  }

  @Test("does not repeat a body that is gone after the first time")
  func stream() async {
    base.stub.data.throws(URLError(.networkConnectionLost))
    var request = request("PUT")
    request.httpBodyStream = InputStream(data: Sample.data)
    let sent = request
    await #expect(throws: URLError.self) { try await transport.data(for: sent) }
    #expect(base.calls.count == 1)
  }

  @Test("does not repeat what would fail again")
  func hopeless() async {
    let errors: [any Error] = [
      NetworkTransportError.tooLarge(limit: 1), NetworkTransportError.timedOut(after: .seconds(1)),
      CancellationError(), URLError(.badURL), URLError(.unsupportedURL), Broken(),
    ]
    for error in errors {
      base.stub.data.throws(error)
      await #expect(throws: (any Error).self) { try await transport.data(for: Sample.request) }
    }
    #expect(base.calls.count == errors.count)
    #expect(clock.waits == [])
  }

  @Test(
    "asks again where a server asks to come later, and returns that when it stays so",
    arguments: [(408, 3), (429, 3), (502, 3), (503, 3), (504, 3), (500, 1), (404, 1), (200, 1)])
  func statuses(status: Int, attempts: Int) async throws {
    base.stub.data.returns((Sample.data, Sample.response(status)))
    let answer = try await transport.data(for: Sample.request)
    #expect((answer.1 as? HTTPURLResponse)?.statusCode == status)
    #expect(base.calls.count == attempts)
  }

  @Test(
    "waits as long as the server asks, unless that is too long",
    arguments: [
      ("7", [7]), ("0", [1]), (" 5 ", [5]), ("Tue, 01 Dec 2026 03:00:30 GMT", [30]),
      ("Tue, 01 Dec 2026 02:00:00 GMT", [1]), ("61", []), ("99999999999", []), ("soon", [1]),
      ("-3", [1]),
    ])
  func retryAfter(text: String, waits: [Int]) async throws {
    base.stub.data.returns((Sample.data, Sample.response(503, ["Retry-After": text])))
      .then.returns((Sample.data, Sample.response()))
    _ = try await transport.data(for: Sample.request)
    #expect(clock.waits == waits.map { .seconds($0) })
  }

  @Test("does not ask again for a task that is cancelled")
  func cancelled() async {
    let open = base.stub.data.leavesOpen()
    let task = Task { [transport] in try await transport.data(for: Sample.request).0 }
    let answer = await open.next()
    task.cancel()
    answer.throws(URLError(.networkConnectionLost))
    await #expect(throws: (any Error).self) { try await task.value }
    #expect(base.calls.count == 1)
  }
}
