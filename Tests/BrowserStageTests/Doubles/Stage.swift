import LoopbackClient
import StageHTTPServer

@testable import BrowserStage

/// A stage with a counter at `/` and what a page would do with it, by hand.
@MainActor
final class Stage {
  let server: BrowserServer
  let clock: ManualClock
  private(set) var port: UInt16 = 0
  private(set) weak var screen: CounterScreen?

  init(
    limits: BrowserServer.Limits = .init(), prepare: @escaping (CounterScreen) -> Void = { _ in }
  )
    throws
  {
    clock = ManualClock()
    server = BrowserServer(name: "Test", limits: limits, clock: clock)
    server.screen(at: "/") { [weak self] page in
      let screen = CounterScreen(page)
      prepare(screen)
      self?.screen = screen
      return screen
    }
    server.screen(at: "/never/:name") { _ in nil }
    port = try server.start()
  }

  /// Opens a page.
  func open(_ target: String = "/") async throws -> OpenPage {
    let response = try await fetch(target, port: port)
    return try OpenPage(response: response, port: port)
  }
}

/// A page as a browser holds it.
struct OpenPage {
  struct Malformed: Error {}

  let response: LoopbackConnection.Response
  let identifier: String
  let last: Int
  let port: UInt16

  init(response: LoopbackConnection.Response, port: UInt16) throws {
    guard let match = response.text.firstMatch(of: /data-page="([0-9a-f]{32})" data-last="(\d+)"/),
      let last = Int(match.2)
    else { throw Malformed() }
    self.response = response
    self.identifier = String(match.1)
    self.last = last
    self.port = port
  }

  /// Opens the event stream and reads its start.
  func connect(last: Int? = nil, headers: [(String, String)] = []) async throws
    -> LoopbackConnection
  {
    let connection = try LoopbackConnection(port: port)
    try await connection.send(
      "GET", "/stage/updates?page=\(identifier)&last=\(last ?? self.last)", headers: headers)
    _ = try await connection.readHead()
    return connection
  }

  /// Posts an event as the script does.
  func send(
    _ event: String, sequence: Int? = nil, headers: [(String, String)] = [], isScript: Bool = true
  ) async throws -> LoopbackConnection.Response {
    var body = "page=\(identifier)&event=\(PercentCoding.encoded(event))"
    if let sequence { body += "&sequence=\(sequence)" }
    return try await post("/stage/events", body, headers: headers, isScript: isScript)
  }

  /// Posts a form.
  func post(
    _ target: String, _ body: String, headers: [(String, String)] = [], isScript: Bool = true
  ) async throws -> LoopbackConnection.Response {
    var headers = headers
    if !headers.contains(where: { $0.0 == "Content-Type" }) {
      headers.append(("Content-Type", "application/x-www-form-urlencoded"))
    }
    if isScript { headers.append(("Stage-Client", "script")) }
    return try await fetch(
      target, method: "POST", port: port, headers: headers, body: Array(body.utf8))
  }
}
