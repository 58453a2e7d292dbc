import Foundation
import StageHTTPServer
import StageImages

/// Serves the sample feed and its artwork on this machine, as the real feed and its artwork are served.
public final class SampleServer: Sendable {
  /// Where the feed lies.
  public let address: URL

  private let server: HTTPServer

  /// Begins to serve, on a port that the system chooses.
  ///
  /// - Parameter feed: What to serve.
  /// - Throws: `HTTPServerError` if it cannot listen.
  public init(_ feed: SampleFeed = SampleFeed()) throws {
    var router = HTTPRouter()
    router.on(.get, "/feed") { Self.serve(feed, $0) }
    router.on(.get, "/artwork/:number/:file") { Self.artwork(feed, $0) }
    server = try HTTPServer(port: 0, handler: router.respond)
    address = URL(string: "http://127.0.0.1:\(server.port)/feed")!
  }

  /// Stops serving.
  public func stop() async {
    await server.stop(within: .zero)
  }

  private static func serve(_ feed: SampleFeed, _ request: HTTPRequest) -> HTTPResponse {
    guard let host = request.headers["Host"], let json = try? feed.json(server: "http://\(host)")
    else { return .text(.badRequest, "The request names no host.\n") }
    // The type is that of the real feed.
    return HTTPResponse(
      .ok,
      headers: ["Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache"],
      body: .bytes(Array(json)))
  }

  private static func artwork(_ feed: SampleFeed, _ request: HTTPRequest) -> HTTPResponse {
    let sizes = ["55.png": 55, "60.png": 60, "170.png": 170]
    guard let number = request.parameters["number"].flatMap({ Int($0) }),
      (1...max(1, feed.count)).contains(number), let side = sizes[request.parameters["file"] ?? ""],
      let png = try? SampleArtwork.image(place: number - 1, side: side).png()
    else { return .text(.notFound, "There is no such artwork.\n") }
    return HTTPResponse(
      .ok, headers: ["Content-Type": "image/png", "Cache-Control": "max-age=86400"],
      body: .bytes(png))
  }
}
