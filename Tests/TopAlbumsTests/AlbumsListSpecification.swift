import Foundation
import Networking
import RehearsalDoubles
import RehearsalSpecification
import Stagecraft
import Testing
import TopAlbums

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
@Suite("The chart", .specification(of: "Top albums"))
struct AlbumsListSpecification {
  typealias Operation = JSONOperatingSpy<AlbumsFeed>
  typealias Model = AlbumsListModel<Operation>

  private func givenAChart() -> Model { given("a chart that was just opened") { Model() } }

  private func givenAChart(showing number: Int) async throws -> Model {
    try await given("a chart that shows album \(number)") {
      Operation.stub.json.returns(.sample([number]))
      let model = Model()
      try await model.requestAlbums()
      return model
    }
  }

  @Test("A chart starts without albums, and asks for nothing by itself")
  func start() {
    let model = givenAChart()
    then("there are no albums, and nothing was asked for") {
      expect(model.albums, equals: [])
      Operation.expectCalls([])
    }
  }

  @Test("Asking for the albums asks for exactly the chart's address")
  func address() async throws {
    Operation.stub.json.returns(.sample(1...2))
    let model = givenAChart()
    try await when("its albums are asked for") { try await model.requestAlbums() }
    then("one request goes to the address of the hundred top albums, and both albums are there") {
      expect(
        Operation.stub.json.captured.map { $0.url?.absoluteString },
        equals: ["https://itunes.apple.com/us/rss/topalbums/limit=100/json"])
      expect(Operation.stub.json.captured.first?.httpMethod, equals: "GET")
      expect(model.albums, equals: [.sample(1), .sample(2)])
    }
  }

  @Test("Whoever watches hears of the change before the new albums are there")
  func willChange() async throws {
    let model = try await givenAChart(showing: 1)
    var seen: [[Album]] = []
    let token = model.objectWillChange.sink { [unowned model] _ in seen.append(model.albums) }
    try await when("album 2 arrives") {
      Operation.stub.json.returns(.sample([2]))
      try await model.requestAlbums()
    }
    then("at the announcement album 1 was still there, and now it is album 2") {
      expect(seen, equals: [[.sample(1)]])
      expect(model.albums, equals: [.sample(2)])
    }
    token.cancel()
  }

  @Test("A failure is handed on unchanged, and the albums stay")
  func failure() async throws {
    let model = try await givenAChart(showing: 1)
    var changes = 0
    let token = model.objectWillChange.sink { _ in changes += 1 }
    let error = await when("the next request fails") { () -> (any Error)? in
      Operation.stub.json.throws(Broken(number: 4))
      do {
        try await model.requestAlbums()
        return nil
      } catch {
        return error
      }
    }
    then("the same error arrives, album 1 stays, and no change is announced") {
      expect(error as? Broken, equals: Broken(number: 4))
      expect(model.albums, equals: [.sample(1)])
      expect(changes, equals: 0)
    }
    token.cancel()
  }

  enum Arrival: String, CaseIterable, CustomStringConvertible {
    case first, last
    var description: String { rawValue }
  }

  @Test(
    "Of two requests the later wins, whatever order the answers come in",
    arguments: Arrival.allCases)
  func laterWins(olderArrives: Arrival) async throws {
    let open = Operation.stub.json.leavesOpen()
    let model = Model()
    let first = Task { try await model.requestAlbums() }
    let older = await open.next()
    let second = Task { try await model.requestAlbums() }
    let newer = await open.next()
    try await when(
      "two requests run, and the older one's answer comes \(olderArrives, as: "older answer")"
    ) {
      if olderArrives == .first {
        older.returns(.sample([1]))
        try await first.value
      }
      newer.returns(.sample([2]))
      try await second.value
      if olderArrives == .last {
        older.returns(.sample([1]))
        try await first.value
      }
    }
    then("the albums are those of the newer one") { expect(model.albums, equals: [.sample(2)]) }
  }
}
