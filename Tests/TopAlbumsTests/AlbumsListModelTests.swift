import Foundation
import Networking
import RehearsalDoubles
import Stagecraft
import Testing
import TopAlbums

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
@Suite("The model of the list")
struct AlbumsListModelTests {
  typealias Operation = JSONOperatingSpy<AlbumsFeed>

  @Test("starts without albums, and asks for nothing")
  func start() {
    let model = AlbumsListModel<Operation>()
    #expect(model.albums == [])
    #expect(Operation.calls == [])
  }

  @Test("asks for exactly the address of the chart")
  func address() async throws {
    Operation.stub.json.returns(.sample(1...2))
    let model = AlbumsListModel<Operation>()
    try await model.requestAlbums()
    let asked = Operation.stub.json.captured
    #expect(
      asked.map { $0.url?.absoluteString } == [
        "https://itunes.apple.com/us/rss/topalbums/limit=100/json"
      ])
    #expect(asked.first?.httpMethod == "GET")
    #expect(model.albums == [.sample(1), .sample(2)])
  }

  @Test("asks for another address where one is given")
  func otherAddress() async throws {
    Operation.stub.json.returns(.sample([]))
    let url = URL(string: "http://127.0.0.1:1/feed")!
    try await AlbumsListModel<Operation>(address: url).requestAlbums()
    #expect(Operation.stub.json.captured.map(\.url) == [url])
  }

  @Test("tells its observers before the albums are there")
  func willChange() async throws {
    Operation.stub.json.returns(.sample([1]))
    let model = AlbumsListModel<Operation>()
    var seen: [[Album]] = []
    var bag: Set<AnyCancellable> = []
    model.objectWillChange.sink { [unowned model] _ in seen.append(model.albums) }.store(in: &bag)
    try await model.requestAlbums()
    #expect(seen == [[]])
    #expect(model.albums == [.sample(1)])
    Operation.stub.json.returns(.sample([2]))
    try await model.requestAlbums()
    #expect(seen == [[], [.sample(1)]])
    #expect(model.albums == [.sample(2)])
  }

  @Test("rethrows the operation's error untouched, and keeps its albums")
  func failure() async throws {
    Operation.stub.json.returns(.sample([1]))
    let model = AlbumsListModel<Operation>()
    try await model.requestAlbums()
    var changes = 0
    let token = model.objectWillChange.sink { _ in changes += 1 }
    Operation.stub.json.throws(Broken(number: 4))
    await #expect(throws: Broken(number: 4)) { try await model.requestAlbums() }
    #expect(model.albums == [.sample(1)])
    #expect(changes == 0)
    token.cancel()
  }

  @Test(
    "of two requests takes the later, whatever order the answers come in", arguments: [true, false])
  func laterWins(isInOrder: Bool) async throws {
    let open = Operation.stub.json.leavesOpen()
    let model = AlbumsListModel<Operation>()
    let first = Task { try await model.requestAlbums() }
    let firstAnswer = await open.next()
    let second = Task { try await model.requestAlbums() }
    let secondAnswer = await open.next()
    if isInOrder {
      firstAnswer.returns(.sample([1]))
      try await first.value
      #expect(model.albums == [])
    }
    secondAnswer.returns(.sample([2]))
    try await second.value
    if !isInOrder {
      firstAnswer.returns(.sample([1]))
      try await first.value
    }
    #expect(model.albums == [.sample(2)])
  }

  @Test("takes nothing that comes after its task was cancelled")
  func cancelled() async throws {
    let open = Operation.stub.json.leavesOpen()
    let model = AlbumsListModel<Operation>()
    let task = Task { try await model.requestAlbums() }
    let answer = await open.next()
    task.cancel()
    answer.returns(.sample([1]))
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(model.albums == [])
  }
}

@MainActor
@Suite("The model of a row")
struct AlbumsListRowModelTests {
  typealias Operation = ImageOperatingSpy<String>

  @Test("has the album's artist and name, and no image at first")
  func start() {
    let row = AlbumsListRowModel<Operation>(album: .sample(3))
    #expect(row.artist == "Artist 3")
    #expect(row.name == "Album 3")
    #expect(row.image == nil)
    #expect(Operation.calls == [])
  }

  @Test("asks for the album's image")
  func asks() async throws {
    Operation.stub.image.returns("picture")
    let row = AlbumsListRowModel<Operation>(album: .sample(3))
    var seen: [String?] = []
    let token = row.objectWillChange.sink { [unowned row] _ in seen.append(row.image) }
    try await row.requestImage()
    #expect(
      Operation.calls == [.image(for: URLRequest(url: URL(string: "http://images.test/3.png")!))])
    #expect(row.image == "picture")
    #expect(seen == [nil])
    token.cancel()
  }

  @Test(
    "does nothing if the image lies at no address of the web",
    arguments: [
      "", " ", "170.png", "/170.png", "file:///etc/passwd", "http://", "ftp://a.test/b", "://",
      "http:",
    ])
  func invalid(address: String) async throws {
    var album = Album.sample(1)
    album.image = address
    let row = AlbumsListRowModel<Operation>(album: album)
    try await row.requestImage()
    #expect(Operation.calls == [])
    #expect(row.image == nil)
  }

  @Test("rethrows the operation's error untouched, and stays without image")
  func failure() async {
    Operation.stub.image.throws(Broken(number: 2))
    let row = AlbumsListRowModel<Operation>(album: .sample(1))
    await #expect(throws: Broken(number: 2)) { try await row.requestImage() }
    #expect(row.image == nil)
  }

  @Test("takes no image that comes after its task was cancelled")
  func cancelled() async {
    let open = Operation.stub.image.leavesOpen()
    let row = AlbumsListRowModel<Operation>(album: .sample(1))
    let task = Task { try await row.requestImage() }
    let answer = await open.next()
    task.cancel()
    answer.returns("late")
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(row.image == nil)
  }
}
