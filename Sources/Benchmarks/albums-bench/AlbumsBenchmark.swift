import Foundation
import Networking
import StageHTTPServer
import StageImages
import Stagecraft
import TopAlbums
import TopAlbumsSample

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Measures reading the feed, fetching artwork over a real connection, and scrolling through a long chart.
@main
enum AlbumsBenchmark {
  static func main() async throws {
    try readFeeds()
    try await fetchArtwork()
    try await scroll()
  }

  private static func report(_ name: String, _ value: Double, _ unit: String) {
    print("bench \(name) \(String(format: "%.3f", value)) \(unit)")
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }

  // MARK: The feed

  /// What this thread has computed so far, in seconds: others who use the machine do not count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// From bytes to albums, as the operation does it.
  private static func readFeeds() throws {
    // As long as the real feed's addresses, so that an entry has as many bytes as there.
    let server =
      "https://artwork.example.test/image/thumb/Music125/v4/6d/8e/3a/6d8e3a1e-f356-69c4-62eb/cover"
    let small = try SampleFeed(count: 77).json(server: server)
    let large = try SampleFeed(count: 10_000).json(server: server)
    report("feed-77-size", Double(small.count) / 1024, "KB")
    report("feed-77", try median(time(small, albums: 77, rounds: 51)) * 1000, "ms")
    let slow = try median(time(large, albums: 10_000, rounds: 7))
    report("feed-10000", Double(large.count) / slow / 1_000_000, "MB/s")
  }

  private static func time(_ data: Data, albums: Int, rounds: Int) throws -> [Double] {
    try (0..<rounds).map { _ in
      let start = processorTime()
      let feed = try AlbumsFeedSerialization.json(with: data)
      guard feed.albums.count == albums else { fatalError("\(feed.albums.count) albums") }
      return processorTime() - start
    }
  }

  // MARK: Artwork

  /// A hundred pictures from a local server: fetched, decoded and scaled, as rows do it.
  private static func fetchArtwork() async throws {
    let files = try (0..<100).map { try SampleArtwork.image(place: $0, side: 170).png() }
    let server = try HTTPServer(port: 0) { request in
      guard let number = request.segments.first.flatMap({ Int($0) }), files.indices.contains(number)
      else { return .text(.notFound, "") }
      return HTTPResponse(.ok, headers: ["Content-Type": "image/png"], body: .bytes(files[number]))
    }
    var times: [Double] = []
    for round in 0..<9 {
      let clock = ContinuousClock()
      let start = clock.now
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in files.indices {
          // The round makes each address new, so that no cache answers.
          let url = URL(string: "http://127.0.0.1:\(server.port)/\(number)?round=\(round)")!
          group.addTask {
            let image = try await ArtworkOperation.image(for: URLRequest(url: url))
            guard image.width == ArtworkSource.side else { fatalError("\(image.width) columns") }
          }
        }
        try await group.waitForAll()
      }
      times.append(seconds(clock.now - start))
    }
    await server.stop(within: .zero)
    report("artwork-100-size", Double(files.map(\.count).reduce(0, +)) / 1024, "KB")
    report("artwork-100", median(times) * 1000, "ms")
    report("artwork-100-decode-only", try decodeOnly(files) * 1000, "ms")
  }

  /// The same pictures without the network, on one core: what decoding alone takes.
  private static func decodeOnly(_ files: [[UInt8]]) throws -> Double {
    let start = processorTime()
    for file in files {
      _ = try NetworkImageSerialization<ArtworkSource>.image(with: Data(file))
    }
    return processorTime() - start
  }

  // MARK: Scrolling

  private enum LongFeed: JSONOperating {
    static func json(for request: URLRequest) async throws -> AlbumsFeed {
      AlbumsFeed(
        albums: (0..<10_000).map {
          Album(id: "\($0)", artist: "Artist", name: "Name", image: "http://a.test/\($0).png")
        })
    }
  }

  private enum DrawnArtwork: ImageOperating {
    static func image(for request: URLRequest) async throws -> RasterImage {
      let side = ArtworkSource.side
      return try RasterImage(width: side, height: side, color: Pixel(red: 9, green: 8, blue: 7))
    }
  }

  /// Shows what it is told, and remembers how much it has.
  @MainActor
  private final class CountingView: AlbumsView {
    private(set) var artwork: [Int: RasterImage] = [:]
    private(set) var most = 0
    private(set) var shown = 0
    private(set) var albumCount = 0

    func show(title: String) {}
    func showLoadingStatus() {}
    func hideLoadingStatus() {}
    func show(albums: [Album]) { albumCount = albums.count }
    func showArtwork(_ image: RasterImage, at row: Int) {
      artwork[row] = image
      shown += 1
      most = max(most, artwork.count)
    }
    func hideArtwork(at row: Int) { artwork[row] = nil }
    func showFailure(message: String) {}
    func hideFailure() {}
    func showNotice(_ text: String) {}
    func hideNotice() {}
  }

  /// Ten thousand rows, ten of them in sight at a time: what is resident afterwards, compared with after the
  /// first hundred rows.
  @MainActor
  private static func scroll() async throws {
    let view = CountingView()
    let presenter = AlbumsPresenter<LongFeed, DrawnArtwork>(view: view)
    presenter.start()
    while view.albumCount == 0 { await Task.yield() }
    var base = 0
    for first in stride(from: 0, to: 10_000, by: 5) {
      presenter.see(first: first, last: first + 9)
      let wanted = min(first + 10, 10_000) - first
      while view.artwork.count < wanted { await Task.yield() }
      if first == 500 { base = residentKilobytes() }
    }
    report("scroll-10000-shown", Double(view.shown), "pictures")
    report("scroll-10000-kept", Double(view.most), "pictures")
    report("scroll-10000-growth", Double(residentKilobytes() - base) / 1024, "MB")
  }

  /// What is resident, in KB; 0 where the system does not tell.
  private static func residentKilobytes() -> Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
