import Foundation
import Networking
import StageHTTPServer
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Redirects and repetition, against a real server.
@Suite("A server that sends one elsewhere")
struct RedirectTests {
  private func serving<Result>(
    _ handler: @escaping HTTPServer.Handler, _ body: (URL) async throws -> Result
  ) async throws -> Result {
    let server = try HTTPServer(port: 0, handler: handler)
    let address = URL(string: "http://127.0.0.1:\(server.port)")!
    let result: Swift.Result<Result, any Error>
    do { result = .success(try await body(address)) } catch { result = .failure(error) }
    await server.stop(within: .zero)
    return try result.get()
  }

  private static let feed = HTTPResponse(
    .ok, headers: ["Content-Type": "text/javascript; charset=utf-8"],
    body: .bytes(Array(MisbehavingServerTests.feed.utf8)))

  @Test("is followed", arguments: [301, 302, 303, 307, 308])
  func followed(status: Int) async throws {
    try await serving({ request in
      request.path == "/feed"
        ? Self.feed : HTTPResponse(HTTPStatus(status), headers: ["Location": "/feed"])
    }) { address in
      let outcome = await Outcome.feed(address.appendingPathComponent("moved"))
      #expect(outcome == "0 albums")
    }
  }

  @Test("in a circle is an error")
  func circle() async throws {
    try await serving({ _ in HTTPResponse(302, headers: ["Location": "/again"]) }) { address in
      let outcome = await TestTransport.$current.withValue(
        URLSessionTransport(timeLimit: .seconds(5))
      ) {
        await Outcome.feed(address)
      }
      #expect(outcome == "session: URLError")
    }
  }

  @Test("to what is no web address is an error")
  func elsewhere() async throws {
    try await serving({ _ in HTTPResponse(302, headers: ["Location": "file:///etc/hostname"]) }) {
      address in
      let outcome = await TestTransport.$current.withValue(
        URLSessionTransport(timeLimit: .seconds(5))
      ) {
        await Outcome.feed(address)
      }
      #expect(outcome == "session: URLError")
    }
  }
}
