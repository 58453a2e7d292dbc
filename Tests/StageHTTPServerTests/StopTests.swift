import Foundation
import LoopbackClient
import Synchronization
import Testing

@testable import StageHTTPServer

@Suite struct StopTests {
  @Test func aRequestBeingAnsweredIsFinished() async throws {
    let (entered, enter) = AsyncStream<Void>.makeStream()
    let (left, leave) = AsyncStream<Void>.makeStream()
    let server = try HTTPServer(port: 0) { _ in
      enter.finish()
      for await _ in left {}
      return .text(.ok, "done")
    }
    async let response = fetch("/", port: server.port)
    for await _ in entered {}
    let stopping = Task { await server.stop(within: .seconds(60)) }
    while (try? LoopbackConnection(port: server.port)) != nil { await Task.yield() }
    leave.finish()
    #expect(try await response.text == "done")
    await stopping.value
    #expect(server.connectionCount == 0)
  }

  @Test func aRequestThatNeverEndsIsCancelledAndCutOff() async throws {
    let (entered, enter) = AsyncStream<Void>.makeStream()
    let isCancelled = Mutex(false)
    let server = try HTTPServer(port: 0) { _ in
      enter.finish()
      try? await Task.sleep(for: .seconds(3600))
      isCancelled.withLock { $0 = Task.isCancelled }
      return .text(.ok, "too late")
    }
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send("GET", "/")
    for await _ in entered {}
    await server.stop(within: .milliseconds(20))
    #expect(try await connection.readToEnd() == "")
    while !isCancelled.withLock({ $0 }) { await Task.yield() }
  }

  @Test func streamsAreFinishedSoThatClientsSeeAWholeResponse() async throws {
    let stream = HTTPBodyStream()
    let server = try HTTPServer(port: 0) { _ in .events(stream) }
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send("GET", "/")
    _ = try await connection.readHead()
    stream.write("last words")
    await server.stop(within: .seconds(60))
    #expect(try await connection.readToEnd().hasSuffix("last words\r\n0\r\n\r\n"))
    #expect(!stream.isOpen)
  }

  @Test(arguments: [Duration.zero, .milliseconds(20)])
  func aClientThatReadsNothingCannotHoldTheServerUp(grace: Duration) async throws {
    let stream = HTTPBodyStream()
    stream.write([UInt8](repeating: 0, count: 50_000_000))
    let server = try HTTPServer(port: 0) { _ in .events(stream) }
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send("GET", "/")
    _ = try await connection.readHead()
    await server.stop(within: grace)
    #expect(!stream.isOpen)
    withExtendedLifetime(connection) {}
  }

  @Test func stoppingTwiceAndReleasingAreHarmless() async throws {
    var server: HTTPServer? = try HTTPServer(port: 0) { _ in HTTPResponse(.ok) }
    let port = try #require(server?.port)
    #expect(try await fetch("/", port: port).status == 200)
    await server?.stop()
    await server?.stop()
    server = nil
    let again = try HTTPServer(port: port) { _ in HTTPResponse(.noContent) }
    #expect(try await fetch("/", port: port).status == 204)
    await again.stop()
  }

  @Test func releasingTheServerStopsIt() async throws {
    var server: HTTPServer? = try HTTPServer(port: 0) { _ in HTTPResponse(.ok) }
    let port = try #require(server?.port)
    #expect(try await fetch("/", port: port).status == 200)
    server = nil
    while (try? LoopbackConnection(port: port)) != nil { await Task.yield() }
  }

  // In processes of their own: a signal is the whole process's.

  @Test func sigtermAsksToStop() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await TerminationSignals.shared.next { kill(getpid(), SIGTERM) }
      exit(7)
    }
  }

  @Test func ctrlCAsksToStop() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await TerminationSignals.shared.next { kill(getpid(), SIGINT) }
      exit(7)
    }
  }

  @Test func everyoneWhoWaitsIsAsked() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let (firstWaits, ready) = AsyncStream<Void>.makeStream()
      async let first: Void = TerminationSignals.shared.next { ready.finish() }
      for await _ in firstWaits {}
      async let second: Void = TerminationSignals.shared.next { kill(getpid(), SIGTERM) }
      await first
      await second
      exit(7)
    }
  }

  @Test func aSecondSignalEndsTheProcessAtOnce() async {
    await #expect(processExitsWith: .exitCode(143)) {
      await TerminationSignals.shared.next { kill(getpid(), SIGTERM) }
      kill(getpid(), SIGTERM)
      try await Task.sleep(for: .seconds(60))
    }
  }
}
