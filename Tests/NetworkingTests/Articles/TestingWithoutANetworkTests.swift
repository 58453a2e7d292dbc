import Foundation
import Networking
import RehearsalDoubles
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The code of the article "Testing a network layer without a network", word for word.
@Suite("The article on testing without a network")
struct TestingWithoutANetworkTests {
  typealias Session = SessionLoadingSpy
  typealias Handler = JSONHandlingSpy<String>
  typealias Operation = NetworkJSONOperation<Session, Handler>

  let request = URLRequest(url: URL(string: "http://example.test/feed")!)

  @Test func theHandlerGetsWhatTheSessionBrought() async throws {
    let response = HTTPURLResponse(
      url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
    Session.stub.data.returns((Data("body".utf8), response))
    Handler.stub.json.returns("value")
    #expect(try await Operation.json(for: request) == "value")
    #expect(Session.calls == [.data(for: request)])
    #expect(Handler.calls == [.json(with: Data("body".utf8), response: response)])
  }

  struct Offline: Error {}

  @Test func theHandlerIsNotCalledWithoutAnAnswer() async {
    Session.stub.data.throws(Offline())
    await #expect {
      try await Operation.json(for: request)
    } throws: { error in
      guard case NetworkJSONOperationError.sessionError(underlying: is Offline) = error else {
        return false
      }
      return true
    }
    #expect(Handler.calls == [])
  }

  @MainActor @Test func theLaterRequestWins() async throws {
    typealias Feed = JSONOperatingSpy<String>
    let open = Feed.stub.json.leavesOpen()
    let model = Headline<Feed>()
    let first = Task { try await model.request() }
    let firstAnswer = await open.next()
    let second = Task { try await model.request() }
    await open.next().returns("new")
    try await second.value
    firstAnswer.returns("old")
    try await first.value
    #expect(model.text == "new")
  }
}

enum Articles {
  static let request = URLRequest(url: URL(string: "http://example.test/headline")!)
}

@MainActor final class Headline<Operation: JSONOperating> where Operation.JSON == String {
  private(set) var text = ""
  private var latest = 0

  func request() async throws {
    latest += 1
    let number = latest
    let answer = try await Operation.json(for: Articles.request)
    if number == latest { text = answer }
  }
}
