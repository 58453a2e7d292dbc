import Catalogue
import RehearsalDoubles
import TerminalStage
import TerminalStageDoubles
import TestClock
import Testing

@testable import ShowcaseViews

/// The catalogue's views on a terminal in memory: what the presenters tell is what is shown.
@MainActor @Suite struct TerminalCatalogueTests {
  private let display = RecordingDisplay()
  private let clock = ManualClock()
  private let repository = ProductsRepositorySpy()
  private let requests: OpenAnswers<[Product]?, any Error>

  private let car = Product(name: "Car", description: "A beautiful car", image: "car")
  private let book = Product(name: "Book", image: "book")

  init() {
    requests = repository.stub.get.leavesOpen()
  }

  /// Runs the catalogue until the user quits.
  private func running(_ body: () async throws -> Void) async throws {
    display.size = (80, 24)
    let terminal = Terminal(display: display, clock: clock)
    let task = Task { try await terminal.runCatalogue(repository) }
    await display.drawn(times: 1)
    try await body()
    display.press(.character("q"))
    #expect(try await task.value == .finished)
  }

  /// Returns once the main actor has done what it had to do.
  private func settled() async {
    for _ in 0..<3 {
      await withCheckedContinuation { done in Task { @MainActor in done.resume() } }
    }
  }

  private func nextDrawing(after action: () -> Void) async {
    let count = display.shown.count
    action()
    await display.drawn(times: count + 1)
  }

  /// Answers a request, and waits until that is on the screen.
  private func answer(_ result: Result<[Product]?, any Error>, shows text: String) async {
    await requests.next().complete(with: result)
    await waitUntilShown(text)
  }

  private func waitUntilShown(_ text: String) async {
    while !display.texts.contains(where: { $0.contains(text) }) {
      await display.drawn(times: display.shown.count + 1)
    }
  }

  @Test func showsThatItLoadsAndThenTheProducts() async throws {
    try await running {
      #expect(display.texts[0].contains(" Products"))
      #expect(display.texts[0].contains("⠋ Loading"))
      await answer(.success([car, book]), shows: " ▸ Car")
      #expect(display.texts[0].contains("   Book"))
      #expect(!display.texts[0].contains("Loading"))
      #expect(display.texts.count == 1)
    }
  }

  @Test func saysThatThereAreNone() async throws {
    try await running {
      await answer(.success([]), shows: "No products")
      #expect(display.texts.count == 1)
    }
  }

  @Test(arguments: [Result<[Product]?, any Error>.success(nil), .failure(CancellationError())])
  func aFailedRequestIsAMessageAndMayBeTriedAgain(answer: Result<[Product]?, any Error>)
    async throws
  {
    try await running {
      await self.answer(answer, shows: "No products available")
      #expect(display.texts[1].contains("─ Error ─"))
      #expect(display.texts[1].contains(" Ok "))
      await nextDrawing { display.press(.enter) }
      #expect(display.texts.count == 1)
      await nextDrawing { display.press(.control("r")) }
      #expect(display.texts[0].contains("Loading"))
      await self.answer(.success([car]), shows: " ▸ Car")
    }
  }

  @Test func leadsToADetailAndBack() async throws {
    try await running {
      await answer(.success([book, car]), shows: "Book")
      await nextDrawing { display.press(.down, .enter) }
      #expect(display.texts[0].contains(" Product\n"))
      #expect(display.texts[0].contains("▀▀▀"))
      #expect(display.texts[0].contains("   Car"))
      #expect(display.texts[0].contains("   A beautiful car"))
      await nextDrawing { display.press(.escape) }
      #expect(display.texts[0].contains("   Book\n ▸ Car"))
      #expect(display.texts.count == 1)
      repository.expectCalls([.get])
    }
  }

  @Test func aProductWithoutDescriptionIsAMessageThatDoesNotComeBack() async throws {
    try await running {
      await answer(.success([book, car]), shows: "Book")
      await nextDrawing { display.press(.enter) }
      #expect(display.texts[1].contains("Product without description"))
      await nextDrawing { display.press(.enter) }
      #expect(display.texts.count == 1)
      await nextDrawing { display.press(.down, .enter) }
      await nextDrawing { display.press(.backspace) }
      #expect(display.texts.count == 1)
      #expect(display.texts[0].contains(" ▸ Car"))
    }
  }

  @Test func anAnswerThatComesWhileADetailIsShownWaits() async throws {
    try await running {
      await answer(.success([car]), shows: "Car")
      await nextDrawing { display.press(.control("r")) }
      await nextDrawing { display.press(.enter) }
      #expect(display.texts[0].contains("A beautiful car"))
      await requests.next().returns(nil)
      await settled()
      #expect(display.texts.count == 1)
      display.press(.escape)
      await waitUntilShown("No products available")
      #expect(display.texts[0].contains(" ▸ Car"))
      #expect(!display.texts[0].contains("Loading"))
    }
  }

  @Test func anUnknownPictureIsThePlaceholder() async throws {
    let placeholder = try #require(Picture(PictureLibrary.placeholder))
    #expect(placeholder[48, 20].opacity == 255)
    #expect(placeholder[0, 0].opacity < 128)
    try await running {
      await answer(
        .success([Product(name: "X", description: "Y", image: "no such")]), shows: "▸ X")
      await nextDrawing { display.press(.enter) }
      #expect(display.texts[0].contains("▀▀▀"))
    }
  }
}
