import AlbumsFeedDouble
import BrowserDriver
import BrowserStage
import Foundation
import ShowcaseViews
import Testing
import TopAlbums

/// The chart of albums as a user meets it: a real Chromium, real pages, a real server for feed and artwork.
@MainActor @Suite(.serialized) struct AlbumsInChromiumTests {
  private func withPage(
    _ feed: FeedServer, source: AlbumsSource? = nil, hasScript: Bool = true,
    _ body: (String, Browser, BrowserTab) async throws -> Void
  ) async throws {
    let server = BrowserServer(name: "Rehearsal showcase")
    server.showAlbums(source ?? AlbumsSource(address: feed.address))
    let port = try server.start()
    let address = "http://127.0.0.1:\(port)/albums"
    let browser = try await Browser.launch()
    let result: Result<Void, any Error>
    do {
      let tab = try await browser.open(address, hasScript: hasScript)
      result = .success(try await body(address, browser, tab))
    } catch {
      result = .failure(error)
    }
    await browser.quit()
    await server.stop()
    await feed.stop()
    try result.get()
  }

  private let rowCount = "document.querySelectorAll('.row').length"

  /// Whether the row with a number shows its artwork.
  private func artwork(_ row: Int) -> String {
    "document.querySelector('[data-row=\"\(row)\"] img')?.naturalWidth === 128"
  }

  @Test func theChartWithItsArtwork() async throws {
    let feed = try FeedServer()
    try await withPage(feed) { _, _, tab in
      try await tab.wait(until: "\(rowCount) === 40")
      #expect(try await tab.text(of: "h1") == "Top albums")
      #expect(try await tab.text(of: ".summary") == "40 albums")
      #expect(try await tab.text(of: ".row h2") == "Lighthouse Quartet")
      #expect(try await tab.text(of: ".row p") == "Quiet Harbours")
      try await tab.wait(until: artwork(0))
      let size = try await tab.evaluate(
        "(() => { const box = document.querySelector('.row img').getBoundingClientRect();"
          + " return `${box.width}x${box.height}`; })()")
      #expect(size == "128x128")
      #expect(await tab.complaints == [])
    }
  }

  @Test func onlyRowsInSightHaveArtwork() async throws {
    let feed = try FeedServer(count: 400)
    try await withPage(feed) { _, _, tab in
      try await tab.wait(until: artwork(0))
      try await tab.evaluate("scrollTo(0, document.body.scrollHeight)")
      try await tab.wait(until: artwork(399))
      try await tab.wait(until: "!document.querySelector('[data-row=\"0\"] img')")
      let images = try await tab.evaluate("document.images.length").double ?? 0
      #expect(images < 40, "\(images) pictures are kept")
      #expect(Set(feed.artworkRequests).count < 100, "rows that were never in sight were asked for")
      try await tab.evaluate("scrollTo(0, 0)")
      try await tab.wait(until: artwork(0))
    }
  }

  @Test func artworkThatComesLateMovesNothing() async throws {
    let feed = try FeedServer()
    feed.setArtwork(.hesitates)
    try await withPage(feed) { _, _, tab in
      try await tab.wait(until: "\(rowCount) === 40")
      let places =
        "JSON.stringify([...document.querySelectorAll('.row')].map((row) => row.offsetTop))"
      let before = try await tab.evaluate(places)
      #expect(try await tab.evaluate("document.images.length") == 0)
      feed.setArtwork(.serves)
      try await tab.wait(until: artwork(0))
      try await tab.wait(until: artwork(2))
      #expect(try await tab.evaluate(places) == before)
    }
  }

  @Test func aFailureCanBeTriedAgain() async throws {
    let feed = try FeedServer(count: 3)
    feed.setFeed(.fails)
    try await withPage(feed) { _, _, tab in
      try await tab.wait(until: "document.querySelector('.failure')")
      #expect(
        try await tab.text(of: ".failure p")
          == "The chart could not be loaded. The server answered with status 500.")
      #expect(try await tab.evaluate(rowCount) == 0)
      try await tab.keepScreenshot("albums-failure")
      feed.setFeed(.hesitates)
      try await tab.click(".failure button")
      try await tab.wait(
        until: "document.querySelector('#stage-busy').textContent.includes('Loading')")
      #expect(try await tab.evaluate("document.querySelector('.failure') === null") == true)
      feed.setFeed(.serves)
      try await tab.wait(until: "\(rowCount) === 3")
      try await tab.wait(until: artwork(2))
      // A refresh that fails leaves the list as it is.
      feed.setFeed(.fails)
      try await tab.click(".bar button")
      try await tab.wait(until: "document.querySelector('.failure')")
      #expect(try await tab.evaluate(rowCount) == 3)
      #expect(try await tab.evaluate(artwork(2)) == true)
      feed.setFeed(.serves)
      feed.set(count: 5)
      try await tab.click(".bar button")
      try await tab.wait(until: "\(rowCount) === 5")
      try await tab.wait(until: artwork(4))
      try await tab.wait(until: artwork(0))
      #expect(try await tab.evaluate("document.querySelector('.failure') === null") == true)
    }
  }

  @Test func anEmptyChartSaysSo() async throws {
    let feed = try FeedServer(count: 0)
    try await withPage(feed) { _, _, tab in
      try await tab.wait(until: "document.querySelector('.summary')")
      #expect(try await tab.text(of: ".summary") == "The chart is empty.")
      feed.set(count: 1)
      try await tab.click(".bar button")
      try await tab.wait(until: "\(rowCount) === 1")
      #expect(try await tab.text(of: ".summary") == "1 album")
      try await tab.wait(until: artwork(0))
    }
  }

  @Test func withoutANetworkItIsTheSampleAndSaysSo() async throws {
    let gone = try FeedServer()
    let nobody = gone.address
    await gone.stop()
    let sample = try FeedServer(count: 7)
    let source = AlbumsSource(address: nobody, fallback: sample.address)
    try await withPage(sample, source: source) { _, _, tab in
      try await tab.wait(until: "\(rowCount) === 7")
      #expect(
        try await tab.text(of: ".hint")
          == "The chart cannot be reached. These are made-up albums from a sample on this machine.")
      try await tab.wait(until: artwork(6))
    }
  }

  @Test func withoutJavaScriptItCanBeRead() async throws {
    let feed = try FeedServer()
    try await withPage(feed, hasScript: false) { _, _, tab in
      if try await tab.evaluate(rowCount) == 0 {
        try await tab.loading { try await tab.click("noscript a") }
      }
      #expect(try await tab.evaluate(rowCount) == 40)
      // The first rows have artwork although nobody says that they are in sight.
      while try await tab.evaluate("document.images.length") != 12 {
        try await tab.loading { try await tab.click("noscript a") }
      }
    }
  }

  @Test(
    arguments: [("light", false), ("dark", true)], [("phone", 390, 844), ("desktop", 1280, 900)])
  func nothingOverflowsTheWindow(colors: (String, Bool), window: (String, Int, Int)) async throws {
    let feed = try FeedServer()
    try await withPage(feed, source: AlbumsSource(sample: feed.address)) { address, browser, _ in
      let tab = try await browser.open(
        address, width: window.1, height: window.2, isDark: colors.1)
      try await tab.wait(until: artwork(3))
      #expect(try await tab.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
      try await tab.keepScreenshot("albums-\(window.0)-\(colors.0)")
    }
  }
}
