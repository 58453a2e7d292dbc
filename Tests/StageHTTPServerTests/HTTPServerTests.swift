import Foundation
import LoopbackClient
import StageHTTPServer
import Synchronization
import Testing

@Suite struct HTTPServerTests {
  private typealias Configuration = HTTPServer.Configuration

  private func echo(_ request: HTTPRequest) -> HTTPResponse {
    .text(.ok, "\(request.method.rawValue) \(request.path) \(request.body.count)")
  }

  @Test func requestsOnOneConnectionAreAnsweredInOrder() async throws {
    let server = try HTTPServer(port: 0, handler: echo)
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send("GET", "/a")
    #expect(try await connection.readResponse().text == "GET /a 0")
    try await connection.send("POST", "/b", body: [1, 2, 3])
    try await connection.send("GET", "/c")
    #expect(try await connection.readResponse().text == "POST /b 3")
    #expect(try await connection.readResponse().text == "GET /c 0")
    #expect(server.connectionCount == 1)
    await server.stop()
  }

  @Test func headHasNoBody() async throws {
    let server = try HTTPServer(port: 0, handler: echo)
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send("HEAD", "/a")
    let response = try await connection.readResponse(withoutBody: true)
    #expect(response.status == 200)
    #expect(response.headers["content-length"] == "9")
    try await connection.send("GET", "/b")
    #expect(try await connection.readResponse().text == "GET /b 0")
    await server.stop()
  }

  @Test func theRequestReachesTheHandlerWhole() async throws {
    let seen = Mutex<HTTPRequest?>(nil)
    let server = try HTTPServer(port: 0) { request in
      seen.withLock { $0 = request }
      return HTTPResponse(.noContent)
    }
    let body = (0..<50_000).map { UInt8(truncatingIfNeeded: $0) }
    let response = try await fetch(
      "/a%20b?c=d+e", method: "POST", port: server.port, headers: [("X-Test", "yes")], body: body)
    #expect(response.status == 204)
    let request = try #require(seen.withLock { $0 })
    #expect(request.segments == ["a b"])
    #expect(request.query["c"] == "d e")
    #expect(request.headers["x-test"] == "yes")
    #expect(request.body == body)
    await server.stop()
  }

  @Test(arguments: [
    ("GET /% HTTP/1.1\r\nHost: x\r\n\r\n", 400), ("GET /?a=%f HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n", 400),
  ])
  func malformedRequestsDoNotReachTheHandler(text: String, status: Int) async throws {
    let server = try HTTPServer(port: 0) { _ in
      Issue.record("the handler was called")
      return HTTPResponse(.ok)
    }
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send(text)
    #expect(try await connection.readHead().status == status)
    await server.stop()
  }

  @Test func longHeadersAreRefused() async throws {
    let server = try HTTPServer(port: 0, handler: echo)
    let connection = try LoopbackConnection(port: server.port)
    try? await connection.send(
      "GET", "/", headers: [("X", String(repeating: "x", count: 40_000))])
    #expect([413, 414, 431].contains(try await connection.readHead().status))
    await server.stop()
  }

  @Test func largeBodiesAreRefusedByTheirAnnouncedLength() async throws {
    var configuration = Configuration()
    configuration.maximumBodyBytes = 1000
    let server = try HTTPServer(configuration, handler: echo)
    let response = try await fetch(
      "/", method: "POST", port: server.port, body: [UInt8](repeating: 1, count: 1001))
    #expect(response.status == 413)
    #expect(response.text == "The body may have 1000 bytes at most.\n")
    let fitting = try await fetch(
      "/", method: "POST", port: server.port, body: [UInt8](repeating: 1, count: 1000))
    #expect(fitting.text == "POST / 1000")
    await server.stop()
  }

  @Test func largeBodiesAreRefusedAlsoInChunks() async throws {
    var configuration = Configuration()
    configuration.maximumBodyBytes = 1000
    let server = try HTTPServer(configuration, handler: echo)
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in 0..<10 {
      try await connection.send("c8\r\n" + String(repeating: "x", count: 200) + "\r\n")
    }
    try await connection.send("0\r\n\r\n")
    #expect(try await connection.readResponse().status == 413)
    await server.stop()
  }

  @Test func aConnectionBeyondTheLimitIsToldSo() async throws {
    var configuration = Configuration()
    configuration.maximumConnections = 2
    let server = try HTTPServer(configuration, handler: echo)
    let first = try LoopbackConnection(port: server.port)
    let second = try LoopbackConnection(port: server.port)
    for connection in [first, second] {
      try await connection.send("GET", "/")
      #expect(try await connection.readResponse().status == 200)
    }
    let third = try LoopbackConnection(port: server.port)
    try await third.send("GET", "/")
    let refusal = try await third.readResponse()
    #expect(refusal.status == 503)
    #expect(refusal.headers["retry-after"] == "10")
    #expect(refusal.text.hasPrefix("The server has 2 connections open"))
    #expect(try await third.readToEnd() == "")
    try await first.send("GET", "/still")
    #expect(try await first.readResponse().text == "GET /still 0")
    first.hangUp()
    while server.connectionCount > 1 { await Task.yield() }
    #expect(try await fetch("/", port: server.port).status == 200)
    await server.stop()
  }

  @Test func manyRequestsAtOnce() async throws {
    let server = try HTTPServer(port: 0) { request in
      await Task.yield()
      return self.echo(request)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          let connection = try LoopbackConnection(port: server.port)
          for turn in 0..<10 {
            try await connection.send("GET", "/\(number)/\(turn)")
            #expect(try await connection.readResponse().text == "GET /\(number)/\(turn) 0")
          }
        }
      }
      try await group.waitForAll()
    }
    await server.stop()
  }

  @Test func aHandlerMayHangUp() async throws {
    let server = try HTTPServer(port: 0) { _ in .disconnect }
    let connection = try LoopbackConnection(port: server.port)
    try await connection.send("GET", "/")
    #expect(try await connection.readToEnd() == "")
    await server.stop()
  }

  @Test func aHeaderCannotForgeAnother() async throws {
    let server = try HTTPServer(port: 0) { _ in
      HTTPResponse(.seeOther, headers: ["Location": "/\r\nSet-Cookie: a=b"])
    }
    let response = try await fetch("/", port: server.port)
    #expect(response.status == 500)
    #expect(response.headers["set-cookie"] == nil)
    await server.stop()
  }

  @Test func aPortInUseIsNamed() async throws {
    let server = try HTTPServer(port: 0, handler: echo)
    #expect(throws: HTTPServerError.portInUse(server.port)) {
      _ = try HTTPServer(port: server.port, handler: echo)
    }
    #expect(
      HTTPServerError.portInUse(8080).description
        == "Port 8080 is in use: stop the program that listens on it, or choose another port.")
    await server.stop()
  }

  @Test func tooManyConnectionsForTheProcessAreRefusedAtTheStart() {
    var configuration = Configuration()
    configuration.maximumConnections = 100_000_000
    #expect(throws: HTTPServerError.self) { _ = try HTTPServer(configuration, handler: echo) }
  }
}
