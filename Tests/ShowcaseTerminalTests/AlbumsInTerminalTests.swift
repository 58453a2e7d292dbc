import AlbumsFeedDouble
import Foundation
import TerminalDriver
import Testing

/// `showcase terminal albums` as a user meets it: a real terminal, a real server for feed and artwork.
@Suite struct AlbumsInTerminalTests {
  private func withAlbums(
    _ arguments: String, rows: Int = 24, _ body: (TerminalDriver) async throws -> Void
  ) async throws {
    let program = BuiltProduct.path("showcase")
    let environment = ["SWIFT_BACKTRACE": "enable=no", "COLORTERM": "truecolor"]
    try await TerminalDriver.with(rows: rows, environment: environment) { terminal in
      try await terminal.run("'\(program)' terminal albums \(arguments)")
      try await body(terminal)
      try await terminal.press("q")
      try await terminal.wait(until: "shows a prompt again") { screen in
        screen.last { !$0.isEmpty } == TerminalDriver.prompt
      }
    }
  }

  private func withFeed(_ feed: FeedServer, _ body: () async throws -> Void) async throws {
    let result: Result<Void, any Error>
    do { result = .success(try await body()) } catch { result = .failure(error) }
    await feed.stop()
    try result.get()
  }

  @Test func theSampleSaysThatItIsOne() async throws {
    try await withAlbums("--feed sample") { terminal in
      let screen = try await terminal.wait(until: "shows albums and artwork") { screen in
        screen.contains { $0.contains("▀▀") && $0.contains("Lighthouse Quartet") }
      }
      #expect(screen[0].contains("Top albums"))
      #expect(screen[0].hasSuffix("1 of 40"))
      #expect(screen.contains { $0.contains("made-up albums from a sample on this machine") })
      #expect(screen.contains { $0.contains("Quiet Harbours") })
      // Half blocks in 24-bit colour.
      try await terminal.wait(until: "has artwork everywhere") { !$0.contains { $0.contains("░") } }
      #expect(try await terminal.styledScreen().contains("\u{1b}[38;2;"))
    }
  }

  @Test func scrollingAsksOnlyForRowsInSight() async throws {
    let feed = try FeedServer(count: 400)
    try await withFeed(feed) {
      try await withAlbums("--feed \(feed.address)") { terminal in
        try await terminal.wait(for: "1 of 400")
        try await terminal.press("End")
        try await terminal.wait(for: "400 of 400")
        try await terminal.wait(until: "has artwork") { screen in
          screen.contains { $0.contains("▀▀") } && !screen.contains { $0.contains("░") }
        }
        try await terminal.press("Home")
        try await terminal.wait(for: "1 of 400")
      }
      #expect(Set(feed.artworkRequests).count < 20)
    }
  }

  @Test func artworkThatComesLateMovesNothing() async throws {
    let feed = try FeedServer()
    feed.setArtwork(.hesitates)
    try await withFeed(feed) {
      try await withAlbums("--feed \(feed.address)") { terminal in
        let before = try await terminal.wait(for: "Lighthouse Quartet")
        #expect(before.contains { $0.contains("░░░░") })
        feed.setArtwork(.serves)
        let after = try await terminal.wait(until: "has artwork") { screen in
          screen.contains { $0.contains("▀▀") } && !screen.contains { $0.contains("░") }
        }
        func names(_ screen: [String]) -> [String] {
          screen.map { $0.replacing(#/[░▀▄ ]/#, with: "") }
        }
        #expect(names(before) == names(after))
      }
    }
  }

  @Test func aFailureCanBeTriedAgain() async throws {
    let feed = try FeedServer(count: 3)
    feed.setFeed(.fails)
    try await withFeed(feed) {
      try await withAlbums("--feed \(feed.address)") { terminal in
        try await terminal.wait(for: "The chart could not be loaded. The server answered with")
        feed.setFeed(.hesitates)
        try await terminal.press("r")
        try await terminal.wait(for: "Loading")
        feed.setFeed(.serves)
        try await terminal.wait(for: "1 of 3")
        feed.setFeed(.fails)
        try await terminal.press("C-r")
        let screen = try await terminal.wait(for: "status 500.")
        #expect(screen.contains { $0.contains("Lighthouse Quartet") })
      }
    }
  }

  @Test(arguments: [3, 5, 9])
  func aSmallTerminalIsEnough(rows: Int) async throws {
    try await withAlbums("--feed sample", rows: rows) { terminal in
      try await terminal.wait(for: rows < 6 ? "Top albums" : "Lighthouse Quartet")
      try await terminal.resize(columns: 20, rows: rows)
      try await terminal.press("Down", "End", "r")
      try await terminal.resize(columns: 80, rows: 24)
      try await terminal.wait(for: "40 of 40")
    }
  }
}
