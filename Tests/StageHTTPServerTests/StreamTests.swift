import Foundation
import LoopbackClient
import StageHTTPServer
import Synchronization
import Testing

@Suite struct StreamTests {
  private func serve(_ response: HTTPResponse) throws -> HTTPServer {
    try HTTPServer(port: 0) { _ in response }
  }

  private func closing(_ stream: HTTPBodyStream) async {
    await withCheckedContinuation { continuation in stream.onClose { continuation.resume() } }
  }

  @Test func eventsArriveWhenTheyAreWritten() async throws {
    let stream = HTTPBodyStream()
    stream.write(ServerSentEvent(data: "before").bytes)
    let server = try serve(.events(stream))
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send("GET", "/")
    let head = try await connection.readHead()
    #expect(head.headers["content-type"] == "text/event-stream")
    #expect(head.headers["transfer-encoding"] == "chunked")
    _ = try await connection.read(until: "data: before\n\n")
    for number in 0..<100 {
      stream.write(ServerSentEvent(id: "\(number)", data: "event \(number)").bytes)
      _ = try await connection.read(until: "id: \(number)\ndata: event \(number)\n\n")
    }
    stream.finish()
    #expect(try await connection.read(until: "0\r\n\r\n") == "\r\n0\r\n\r\n")
    await server.stop()
  }

  @Test func manyWritersLoseNothing() async throws {
    let stream = HTTPBodyStream()
    let server = try serve(.events(stream))
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send("GET", "/")
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask { for number in 0..<500 { stream.write("[\(writer):\(number)]") } }
      }
    }
    stream.finish()
    let text = try await connection.readResponse().text
    for writer in 0..<8 {
      let numbers = text.matches(of: /\[(\d):(\d+)\]/).filter { $0.1 == "\(writer)" }.map {
        Int($0.2)!
      }
      #expect(numbers == Array(0..<500))
    }
    await server.stop()
  }

  @Test func aLengthGivenIsALengthSent() async throws {
    let stream = HTTPBodyStream()
    stream.write("whole")
    stream.finish()
    let server = try serve(HTTPResponse(.ok, body: .stream(stream, length: 5)))
    let response = try await fetch("/", port: server.port)
    #expect(response.headers["content-length"] == "5")
    #expect(response.text == "whole")
    await server.stop()
  }

  @Test func aResponseCanBreakOffOnPurpose() async throws {
    let stream = HTTPBodyStream()
    let server = try serve(HTTPResponse(.ok, body: .stream(stream, length: 100)))
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send("GET", "/")
    _ = try await connection.readHead()
    stream.write("half")
    _ = try await connection.read(until: "half")
    stream.abort()
    #expect(try await connection.readToEnd() == "")
    #expect(!stream.write("more"))
    await server.stop()
  }

  @Test func aClientThatLeavesIsFoundByWriting() async throws {
    let stream = HTTPBodyStream()
    let server = try serve(.events(stream))
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send("GET", "/")
    _ = try await connection.readHead()
    connection.hangUp()
    let isClosed = Mutex(false)
    stream.onClose { isClosed.withLock { $0 = true } }
    while !isClosed.withLock({ $0 }) {
      stream.write(": heartbeat\n\n")
      await Task.yield()
    }
    #expect(!stream.isOpen)
    let isToldAtOnce = Mutex(false)
    stream.onClose { isToldAtOnce.withLock { $0 = true } }
    #expect(isToldAtOnce.withLock { $0 })
    await server.stop()
  }

  @Test func flushingWaitsForTheConnection() async throws {
    let stream = HTTPBodyStream()
    let server = try serve(.events(stream))
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send("GET", "/")
    let large = [UInt8](repeating: UInt8(ascii: "x"), count: 30_000_000)
    stream.write(large)
    #expect(stream.pendingBytes > 0)
    async let flushed: Void = stream.flushed()
    _ = try await connection.readHead()
    Task {
      try await stream.flushed()
      stream.finish()
    }
    #expect(try await connection.readResponseBody().count == large.count)
    try await flushed
    await server.stop()
  }

  @Test func flushingEndsWhenTheStreamBreaksOffOrTheTaskIsCancelled() async throws {
    let stream = HTTPBodyStream()
    stream.write("never taken")
    let cancelled = Task { try await stream.flushed() }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    let broken = Task { try await stream.flushed() }
    await Task.yield()
    stream.abort()
    await #expect(throws: HTTPStreamClosed.self) { try await broken.value }
  }

  @Test func aStreamWhoseClientReadsNothingIsClosedAfterAWhile() async throws {
    var configuration = HTTPServer.Configuration()
    configuration.idleSeconds = 1
    let stream = HTTPBodyStream()
    stream.write([UInt8](repeating: 0, count: 50_000_000))
    let server = try HTTPServer(configuration) { _ in .events(stream) }
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send("GET", "/")
    await closing(stream)
    #expect(server.connectionCount <= 1)
    await server.stop()
  }
}

extension LoopbackConnection {
  /// Reads the chunks of a body whose head was read.
  fileprivate func readResponseBody() async throws -> [UInt8] {
    var body: [UInt8] = []
    while true {
      let line = try await read(until: "\r\n")
      if line == "\r\n" { continue }
      let size = Int(line.trimmingCharacters(in: .whitespacesAndNewlines), radix: 16)!
      if size == 0 { return body }
      body += try await read(count: size)
    }
  }
}
