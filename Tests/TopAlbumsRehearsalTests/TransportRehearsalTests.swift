import Foundation
import Networking
import Rehearsal
import Stagecraft
import Synchronization
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server that answers when the exploration says so, and counts.
private final class UncertainServer: NetworkTransport {
  private let state = Mutex<(running: Int, most: Int, total: Int)>((0, 0, 0))
  private let canFail: Bool

  init(canFail: Bool = false) { self.canFail = canFail }

  var most: Int { state.withLock { $0.most } }
  var total: Int { state.withLock { $0.total } }
  var running: Int { state.withLock { $0.running } }

  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    let number = state.withLock { state in
      state.running += 1
      state.total += 1
      state.most = max(state.most, state.running)
      return state.total
    }
    defer { state.withLock { $0.running -= 1 } }
    let name = request.url?.lastPathComponent ?? ""
    let good = Result<String, any Error>.success(name)
    let text =
      canFail
      ? try await answer("\(name), \(number)", good, .failure(URLError(.networkConnectionLost)))
      : try await answer("\(name), \(number)", good)
    let response = HTTPURLResponse(
      url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
    return (Data(text.utf8), response)
  }
}

private func request(_ name: String) -> URLRequest {
  URLRequest(url: URL(string: "http://example.test/\(name)")!)
}

@Suite("The transports, rehearsed", .serialized)
struct TransportRehearsalTests {
  private func everySchedule(
    atLeast count: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable () async throws -> Void
  ) {
    let report = explore(.schedules(20_000), body)
    #expect(report.failures == 0, "\(report)", sourceLocation: sourceLocation)
    #expect(report.isExhaustive, "\(report)", sourceLocation: sourceLocation)
    #expect(report.schedules >= count, "\(report)", sourceLocation: sourceLocation)
  }

  @Test("one request for the same picture asked for twice, one of the askers being cancelled")
  func sharing() {
    everySchedule(atLeast: 2) {
      let server = UncertainServer()
      let transport = SharingTransport(server)
      let first = Task { try await transport.data(for: request("a")).0 }
      let second = Task { try await transport.data(for: request("a")).0 }
      let user = Task {
        try await moment("cancel")
        first.cancel()
      }
      #expect(try await second.value == Data("a".utf8))
      _ = try? await first.value
      try await user.value
      await settled()
      #expect(server.most == 1)
      #expect(server.total == 1)
    }
  }

  @Test("at most so many at once, whoever is cancelled whenever; the others get their answers")
  func limiting() {
    everySchedule(atLeast: 6) {
      let server = UncertainServer()
      let transport = LimitingTransport(server, limit: 2)
      let names = ["a", "b", "c", "d"]
      let tasks = names.map { name in Task { try await transport.data(for: request(name)).0 } }
      let user = Task {
        try await moment("cancel b")
        tasks[1].cancel()
      }
      for (name, task) in zip(names, tasks) where name != "b" {
        #expect(try await task.value == Data(name.utf8))
      }
      _ = try? await tasks[1].value
      try await user.value
      await settled()
      #expect(server.most <= 2)
      #expect(server.running == 0)
      // The places are free again.
      let more = Task { try await transport.data(for: request("e")).0 }
      #expect(try await more.value == Data("e".utf8))
    }
  }

  @Test("what failed in passing is asked again, but not for a task that is cancelled")
  func retrying() {
    everySchedule(atLeast: 4) {
      let server = UncertainServer(canFail: true)
      let policy = RetryPolicy(attempts: 3, delay: .seconds(1))
      let transport = RetryingTransport(server, policy: policy)
      let cancelledAfter = Mutex<Int?>(nil)
      let task = Task { try await transport.data(for: request("a")).0 }
      let user = Task {
        try await moment("cancel")
        cancelledAfter.withLock { $0 = server.total }
        task.cancel()
      }
      let result = await task.result
      try await user.value
      await settled(within: .seconds(10))
      #expect(server.total <= 3)
      if case .success(let data) = result { #expect(data == Data("a".utf8)) }
      if let count = cancelledAfter.withLock({ $0 }) { #expect(server.total <= max(count, 1)) }
    }
  }
}
