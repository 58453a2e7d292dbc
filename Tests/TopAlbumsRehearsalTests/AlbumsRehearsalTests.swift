import Networking
import Rehearsal
import StageImages
import Testing
import TopAlbums

/// The list of albums in every order in which answers and the user's events can come.
@Suite("The list of albums, rehearsed", .serialized)
struct AlbumsRehearsalTests {
  /// Every schedule must hold, and there must not be so many that only some were tried.
  private func everySchedule(
    _ charts: [[Int]], atLeast count: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @MainActor @Sendable (Screen) async throws -> Void
  ) {
    let report = explore(.schedules(20_000)) {
      try await Charts.$current.withValue(Charts(charts)) { try await body(Screen()) }
    }
    #expect(report.failures == 0, "\(report)", sourceLocation: sourceLocation)
    #expect(report.isExhaustive, "\(report)", sourceLocation: sourceLocation)
    #expect(report.schedules >= count, "\(report)", sourceLocation: sourceLocation)
  }

  @Test("a refresh while loading: the later chart is shown, and loading ends")
  func refreshWhileLoading() {
    everySchedule([[1], [2]], atLeast: 4) { screen in
      let presenter = AlbumsPresenter<UncertainFeed, CertainArtwork>(view: screen)
      presenter.start()
      let user = Task {
        try await moment("refresh")
        presenter.refresh()
      }
      try await user.value
      await settled()
      #expect(!screen.isLoading)
      // The second request either brought its chart or failed, whatever became of the first.
      #expect(screen.numbers == [2] || screen.failure != nil)
      if screen.failure != nil { #expect(screen.numbers == nil || screen.numbers == [1]) }
    }
  }

  @Test("three refreshes at once: only the last one counts")
  func refreshes() {
    everySchedule([[1], [2], [3]], atLeast: 2) { screen in
      let presenter = AlbumsPresenter<CertainFeed, CertainArtwork>(view: screen)
      presenter.start()
      presenter.refresh()
      let user = Task {
        try await moment("refresh")
        presenter.refresh()
      }
      try await user.value
      await settled()
      #expect(screen.numbers == [3])
      #expect(!screen.isLoading)
    }
  }

  @Test("a row that another album takes over shows only that album's artwork")
  func rowReuse() {
    everySchedule([[1, 2], [2, 1]], atLeast: 10) { screen in
      let presenter = AlbumsPresenter<CertainFeed, CertainArtwork>(view: screen)
      presenter.see(first: 0, last: 1)
      presenter.start()
      let user = Task {
        try await moment("refresh")
        presenter.refresh()
      }
      try await user.value
      await settled()
      #expect(screen.numbers == [2, 1])
      #expect(screen.artwork == [0: .sample(2), 1: .sample(1)])
    }
  }

  @Test("scrolling away and back: only rows in sight have artwork, whenever it comes")
  func scrolling() {
    everySchedule([[1, 2, 3]], atLeast: 10) { screen in
      let presenter = AlbumsPresenter<CertainFeed, CertainArtwork>(view: screen)
      presenter.start()
      await settled()
      presenter.see(first: 0, last: 1)
      let user = Task {
        try await moment("scroll down")
        presenter.see(first: 1, last: 2)
        try await moment("scroll up")
        presenter.see(first: 0, last: 0)
      }
      try await user.value
      await settled()
      #expect(screen.artwork == [0: .sample(1)])
    }
  }

  @Test("cancel and retry: a failure can be tried again until there is a chart")
  func retry() {
    everySchedule([[1], [1], [1]], atLeast: 6) { screen in
      let presenter = AlbumsPresenter<UncertainFeed, UncertainArtwork>(view: screen)
      presenter.see(first: 0, last: 0)
      presenter.start()
      let user = Task {
        try await moment("first retry")
        presenter.refresh()
      }
      try await user.value
      await settled()
      #expect((screen.failure == nil) == (screen.numbers == [1]) || screen.numbers == [1])
      #expect(!screen.isLoading)
      if screen.artwork[0] == nil {
        // What failed is asked for again when the row comes back into sight.
        presenter.see(first: 0, last: -1)
        presenter.see(first: 0, last: 0)
        await settled()
      }
      #expect(screen.artwork.keys.allSatisfy { $0 == 0 })
    }
  }

  @Test("a screen that is left: nothing is left over, and nobody is told anything")
  func leaving() {
    everySchedule([[1, 2]], atLeast: 4) { screen in
      var presenter: AlbumsPresenter<CertainFeed, CertainArtwork>? = AlbumsPresenter(view: screen)
      presenter?.see(first: 0, last: 1)
      presenter?.start()
      if let presenter { expectReleased(presenter) }
      try await moment("leave")
      presenter = nil
      let shown = screen.artwork.count
      await settled()
      #expect(screen.artwork.count == shown)
      #expect(!screen.isLoading)
    }
  }
}
