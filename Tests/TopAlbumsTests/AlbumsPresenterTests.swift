import Foundation
import Networking
import RehearsalDoubles
import StageImages
import Testing
import TopAlbums

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
@Suite("The presenter of the list")
struct AlbumsPresenterTests {
  typealias Feed = JSONOperatingSpy<AlbumsFeed>
  typealias Artwork = ImageOperatingSpy<RasterImage>
  typealias Presenter = AlbumsPresenter<Feed, Artwork>

  private let view = AlbumsViewSpy()

  /// A presenter that has shown these albums.
  private func loaded(_ numbers: some Sequence<Int>) async -> Presenter {
    Feed.stub.json.returns(.sample(numbers))
    let presenter = Presenter(view: view)
    presenter.start()
    await view.called(.hideLoadingStatus)
    return presenter
  }

  private func artworkRequests() -> [String] {
    Artwork.stub.image.captured.compactMap { $0.url?.lastPathComponent }
  }

  @Test("shows that it loads, and then the albums")
  func loads() async {
    Feed.stub.json.returns(.sample(1...3))
    let presenter = Presenter(view: view)
    #expect(view.calls == [])
    presenter.start()
    #expect(view.calls == [.show(title: "Top albums"), .hideFailure, .showLoadingStatus])
    await view.called(.hideLoadingStatus)
    #expect(
      view.calls == [
        .show(title: "Top albums"), .hideFailure, .showLoadingStatus, .hideNotice,
        .show(albums: [.sample(1), .sample(2), .sample(3)]), .hideLoadingStatus,
      ])
    #expect(Artwork.calls == [])
    presenter.start()
    #expect(view.calls.count == 6)
  }

  @Test("shows an empty chart as one")
  func empty() async {
    let presenter = await loaded([])
    #expect(view.calls.contains(.show(albums: [])))
    presenter.see(first: 0, last: 10)
    #expect(Artwork.calls == [])
  }

  @Test("shows a failure, keeps the albums, and tries again")
  func failure() async {
    let presenter = await loaded([1])
    Feed.stub.json.throws(
      NetworkJSONOperationError.jsonHandlerError(
        underlying: NetworkJSONHandlerError.dataHandlerError(
          underlying: NetworkDataHandlerError.statusCodeError(503))))
    presenter.refresh()
    await view.called(.hideLoadingStatus, times: 2)
    #expect(
      view.calls.suffix(4) == [
        .hideFailure, .showLoadingStatus,
        .showFailure(message: "The server answered with status 503."), .hideLoadingStatus,
      ])
    Feed.stub.json.returns(.sample([2]))
    presenter.refresh()
    await view.called(.hideLoadingStatus, times: 3)
    #expect(
      view.calls.suffix(5) == [
        .hideFailure, .showLoadingStatus, .hideNotice, .show(albums: [.sample(2)]),
        .hideLoadingStatus,
      ])
  }

  @Test("shows the sample where no server is reached, says so, and asks the chart again on refresh")
  func fallback() async {
    let sample = URL(string: "http://127.0.0.1:1/sample")!
    Feed.stub.json(for: .where { $0.url == sample }).returns(.sample([7]))
    Feed.stub.json(for: .where { $0.url != sample }).throws(
      NetworkJSONOperationError.sessionError(underlying: URLError(.cannotFindHost)))
    let presenter = Presenter(view: view, source: AlbumsSource(fallback: sample))
    presenter.start()
    await view.called(.hideLoadingStatus)
    #expect(
      view.calls == [
        .show(title: "Top albums"), .hideFailure, .showLoadingStatus,
        .showNotice(
          "The chart cannot be reached. These are made-up albums from a sample on this machine."),
        .show(albums: [.sample(7)]), .hideLoadingStatus,
      ])
    #expect(Feed.stub.json.captured.map(\.url) == [AlbumsFeed.address, sample])
    Feed.stub.json(for: .where { $0.url != sample }).returns(.sample([1]))
    presenter.refresh()
    await view.called(.hideLoadingStatus, times: 2)
    #expect(
      view.calls.suffix(3) == [.hideNotice, .show(albums: [.sample(1)]), .hideLoadingStatus])
  }

  @Test("shows no sample where a server answers, but not well")
  func noFallback() async {
    Feed.stub.json.throws(
      NetworkJSONOperationError.jsonHandlerError(underlying: NetworkJSONHandlerError.mimeTypeError))
    let sample = URL(string: "http://127.0.0.1:1/sample")!
    let presenter = Presenter(view: view, source: AlbumsSource(fallback: sample))
    presenter.start()
    await view.called(.hideLoadingStatus)
    #expect(view.calls.contains(.showFailure(message: "The server sent something else than JSON.")))
    #expect(Feed.calls.count == 1)
  }

  @Test("shows a failure if the sample cannot be reached either")
  func fallbackFails() async {
    Feed.stub.json.throws(
      NetworkJSONOperationError.sessionError(
        underlying: NetworkTransportError.timedOut(after: .seconds(8))))
    let sample = URL(string: "http://127.0.0.1:1/sample")!
    let presenter = Presenter(view: view, source: AlbumsSource(fallback: sample))
    presenter.start()
    await view.called(.hideLoadingStatus)
    #expect(Feed.calls.count == 2)
    #expect(
      view.calls.contains(
        .showFailure(
          message: "The server could not be asked: The response was not complete after 8.0 seconds."
        )))
  }

  @Test("says of the sample that it is one")
  func sample() async {
    Feed.stub.json.returns(.sample([7]))
    let presenter = Presenter(
      view: view, source: AlbumsSource(sample: URL(string: "http://127.0.0.1:1/sample")!))
    presenter.start()
    await view.called(.hideLoadingStatus)
    #expect(
      view.calls.contains(.showNotice("These are made-up albums from a sample on this machine.")))
  }

  @Test("asks for the artwork of the rows in sight only, each once")
  func artwork() async {
    let presenter = await loaded(0..<100)
    Artwork.stub.image.answers { request in
      .sample(Int(request.url!.deletingPathExtension().lastPathComponent)!)
    }
    presenter.see(first: 2, last: 3)
    await view.called(.showArtwork(.sample(2), at: 2))
    await view.called(.showArtwork(.sample(3), at: 3))
    presenter.see(first: 2, last: 3)
    presenter.see(first: 3, last: 4)
    await view.called(.showArtwork(.sample(4), at: 4))
    #expect(artworkRequests().sorted() == ["2.png", "3.png", "4.png"])
    #expect(view.calls.filter { $0 == .hideArtwork(at: .any) } == [.hideArtwork(at: 2)])
    presenter.see(first: 0, last: -1)
    #expect(view.calls.suffix(2) == [.hideArtwork(at: 3), .hideArtwork(at: 4)])
  }

  @Test(
    "takes any numbers of rows",
    arguments: [
      (0, 99, 2), (-5, 0, 1), (1, 1, 1), (5, 9, 0), (1, 0, 0), (Int.min, Int.max, 0),
      (0, Int.max - 1, 2), (Int.max, Int.max, 0),
    ])
  func anyRows(first: Int, last: Int, count: Int) async {
    Artwork.stub.image.returns(.sample(0))
    let presenter = await loaded(0..<2)
    presenter.see(first: first, last: last)
    if count > 0 { await view.called(.showArtwork(.any, at: .any), times: count) }
    #expect(Artwork.calls.count == count)
  }

  @Test("cancels the request of a row that is out of sight, and shows nothing of it later")
  func cancels() async {
    let presenter = await loaded(0..<10)
    let open = Artwork.stub.image.leavesOpen()
    presenter.see(first: 0, last: 0)
    let answer = await open.next()
    presenter.see(first: 5, last: 5)
    let other = await open.next()
    answer.returns(.sample(0))
    other.returns(.sample(5))
    await view.called(.showArtwork(.sample(5), at: 5))
    #expect(!view.calls.contains(.showArtwork(.any, at: 0)))
    #expect(!view.calls.contains(.hideArtwork(at: .any)))
  }

  @Test("shows no artwork of an album that is not in its row any more")
  func reuse() async {
    let presenter = await loaded([1, 2])
    let open = Artwork.stub.image.leavesOpen()
    presenter.see(first: 0, last: 1)
    let first = await open.next()
    let second = await open.next()
    Feed.stub.json.returns(.sample([3, 2]))
    presenter.refresh()
    await view.called(.show(albums: [.sample(3), .sample(2)]))
    let third = await open.next()
    first.returns(.sample(1))
    second.returns(.sample(2))
    await view.called(.showArtwork(.sample(2), at: 1))
    third.returns(.sample(3))
    await view.called(.showArtwork(.sample(3), at: 0))
    #expect(!view.calls.contains(.showArtwork(.equal(.sample(1)), at: .any)))
    #expect(artworkRequests().sorted() == ["1.png", "2.png", "3.png"])
  }

  @Test("keeps artwork through a refresh where the album stays, and shows the same chart only once")
  func keeps() async {
    let presenter = await loaded([1, 2])
    Artwork.stub.image.returns(.sample(9))
    presenter.see(first: 0, last: 0)
    await view.called(.showArtwork(.any, at: 0))
    let refreshed = view.calls.count
    presenter.refresh()
    await view.called(.hideLoadingStatus, times: 2)
    #expect(
      view.calls.dropFirst(refreshed).allSatisfy { $0 != .show(albums: .any) },
      "the same chart was shown again")
    Feed.stub.json.returns(.sample([1, 3]))
    let before = view.calls.count
    presenter.refresh()
    await view.called(.show(albums: [.sample(1), .sample(3)]))
    #expect(view.calls.dropFirst(before).contains(.showArtwork(.sample(9), at: 0)))
    #expect(Artwork.calls.count == 1)
  }

  @Test("leaves a row without artwork if that fails, and asks again when the row comes back")
  func artworkFailure() async {
    let presenter = await loaded(0..<10)
    let open = Artwork.stub.image.leavesOpen()
    presenter.see(first: 0, last: 0)
    await open.next().throws(Broken())
    presenter.see(first: 5, last: 5)
    presenter.see(first: 0, last: 0)
    _ = await open.next()
    await open.next().returns(.sample(0))
    await view.called(.showArtwork(.sample(0), at: 0))
    #expect(!view.calls.contains(.showFailure(message: .any)))
  }

  @Test("tells a view that comes late what it shows now")
  func late() async {
    let presenter = await loaded(0..<3)
    Artwork.stub.image.returns(.sample(1))
    presenter.see(first: 1, last: 1)
    await view.called(.showArtwork(.sample(1), at: 1))
    let late = AlbumsViewSpy()
    presenter.attach(late)
    #expect(
      late.calls == [
        .show(title: "Top albums"), .hideFailure, .hideNotice,
        .show(albums: (0..<3).map { .sample($0) }), .hideLoadingStatus,
        .showArtwork(.sample(1), at: 1),
      ])
    presenter.detach(late)
    presenter.see(first: 2, last: 1)
    #expect(late.calls.count == 6)
  }

  @Test("cancels what is on its way when it is gone")
  func gone() async {
    let presenter = await loaded(0..<3)
    let open = Artwork.stub.image.leavesOpen()
    presenter.see(first: 0, last: 0)
    let answer = await open.next()
    weak let gone = presenter
    _ = consume presenter
    #expect(gone == nil)
    answer.returns(.sample(0))
    #expect(!view.calls.contains(.showArtwork(.any, at: .any)))
  }
}
