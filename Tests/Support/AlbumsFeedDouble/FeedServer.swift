import Foundation
import StageHTTPServer
import StageImages
import Synchronization
import TopAlbumsSample

/// A server with the sample feed that serves, fails or hesitates as the test says.
package final class FeedServer: Sendable {
  /// What it does with a request.
  package enum Mood: Sendable {
    case serves, fails, hesitates
  }

  private struct State {
    var feed = Mood.serves
    var artwork = Mood.serves
    var count: Int
    var artworkRequests: [String] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>
  private let server = Mutex<HTTPServer?>(nil)

  /// - Parameter count: How many albums the feed has.
  package init(count: Int = 40) throws {
    state = Mutex(State(count: count))
    var router = HTTPRouter()
    router.on(.get, "/feed") { [weak self] in await self?.feed($0) ?? .disconnect }
    router.on(.get, "/artwork/:number/:file") { [weak self] in
      await self?.artwork($0) ?? .disconnect
    }
    let server = try HTTPServer(port: 0, handler: router.respond)
    self.server.withLock { $0 = server }
  }

  /// Where the feed lies.
  package var address: URL {
    URL(string: "http://127.0.0.1:\(server.withLock { $0?.port ?? 0 })/feed")!
  }

  /// The numbers of the albums whose artwork was asked for.
  package var artworkRequests: [String] { state.withLock { $0.artworkRequests } }

  /// Changes how many albums the feed has.
  package func set(count: Int) { state.withLock { $0.count = count } }
  /// Changes what it does with requests for the feed.
  package func setFeed(_ mood: Mood) { set { $0.feed = mood } }
  /// Changes what it does with requests for artwork.
  package func setArtwork(_ mood: Mood) { set { $0.artwork = mood } }

  /// Stops serving; who waits is turned away.
  package func stop() async {
    set { state in
      state.feed = .fails
      state.artwork = .fails
    }
    await server.withLock { $0 }?.stop(within: .zero)
  }

  /// Whoever hesitated goes on.
  private func set(_ change: (inout State) -> Void) {
    let waiting = state.withLock { state in
      change(&state)
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  private func ready(_ mood: @escaping @Sendable (borrowing State) -> Mood) async -> Bool {
    await withCheckedContinuation { continuation in
      let waits = state.withLock { state in
        guard mood(state) == .hesitates else { return false }
        state.waiting.append(continuation)
        return true
      }
      if !waits { continuation.resume() }
    }
    return state.withLock { mood($0) } == .serves
  }

  private func feed(_ request: HTTPRequest) async -> HTTPResponse {
    guard await ready({ $0.feed }) else {
      return HTTPResponse(.internalServerError, headers: ["Content-Type": "application/json"])
    }
    let feed = SampleFeed(count: state.withLock { $0.count })
    guard let json = try? feed.json(server: "http://\(request.headers["Host"] ?? "")") else {
      return .disconnect
    }
    return HTTPResponse(
      .ok, headers: ["Content-Type": "text/javascript; charset=utf-8"], body: .bytes(Array(json)))
  }

  private func artwork(_ request: HTTPRequest) async -> HTTPResponse {
    let number = request.parameters["number"] ?? ""
    state.withLock { $0.artworkRequests.append(number) }
    guard await ready({ $0.artwork }), let place = Int(number),
      let png = try? SampleArtwork.image(place: place - 1, side: 170).png()
    else { return .text(.notFound, "no") }
    return HTTPResponse(.ok, headers: ["Content-Type": "image/png"], body: .bytes(png))
  }
}
