import SeededRandom
import Stagecraft
import TallyCounter
import Testing

private enum Tap: CaseIterable { case increment, up, down }

/// What a view shows that is bound to a view model.
@MainActor
private final class Screen {
  var texts: [String] = [] {
    didSet { history.append(texts) }
  }
  var history: [[String]] = []
}

/// Shows what it is told, one label at a time.
@MainActor
private final class LabelScreen: CounterView {
  var texts: [String]
  var history: [[String]] = []

  init(count: Int) { texts = Array(repeating: "", count: count) }

  func updateLabel(at index: Int, text: String) {
    texts[index] = text
    if index == texts.count - 1 { history.append(texts) }
  }
}

@MainActor
@Suite("All forms of the tally counter")
struct EqualityTests {
  @Test("show the same texts for the same taps", arguments: 1...5)
  func sameTexts(digitCount: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(digitCount))
    for _ in 0..<40 {
      let taps = (0..<60).map { _ in Tap.allCases.randomElement(using: &generator)! }
      let expected = presented(taps, digitCount: digitCount)
      #expect(expected.count == taps.count + 1)
      #expect(reactive(taps, digitCount: digitCount) == expected)
      #expect(try bound(taps, digitCount: digitCount) == expected)
      #expect(await observed(taps, digitCount: digitCount) == expected)
    }
  }

  private func presented(_ taps: [Tap], digitCount: Int) -> [[String]] {
    let screen = LabelScreen(count: digitCount)
    let presenter = CounterPresenter(view: screen, digitCount: digitCount)
    press(taps, on: presenter)
    return screen.history
  }

  private func reactive(_ taps: [Tap], digitCount: Int) -> [[String]] {
    let subjects = (0..<3).map { _ in PassthroughSubject<Void, Never>() }
    let model = ReactiveCounterViewModel(
      increment: subjects[0], up: subjects[1], down: subjects[2], digitCount: digitCount)
    let screen = Screen()
    let subscription = model.$digitTexts.assign(to: \.texts, on: screen)
    for tap in taps { subjects[Tap.allCases.firstIndex(of: tap)!].send() }
    subscription.cancel()
    return screen.history
  }

  private func bound(_ taps: [Tap], digitCount: Int) throws -> [[String]] {
    let model = BoundCounterViewModel(digitCount: digitCount)
    let screen = Screen()
    let token = try model.observe(\.digitTexts, bindTo: screen, \.texts)
    press(taps, on: model)
    token.cancel()
    return screen.history
  }

  /// All taps come within one turn; still no text is left out.
  private func observed(_ taps: [Tap], digitCount: Int) async -> [[String]] {
    let model = ObservableCounterViewModel(digitCount: digitCount)
    let screen = Screen()
    let token = model.observe(\.digitTexts, bindTo: screen, \.texts)
    press(taps, on: model)
    await Task { @MainActor in }.value
    token.cancel()
    return screen.history
  }

  private func press(_ taps: [Tap], on events: some CounterEvents) {
    for tap in taps {
      switch tap {
      case .increment: events.increment()
      case .up: events.up()
      case .down: events.down()
      }
    }
  }
}
