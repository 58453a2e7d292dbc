import Stagecraft
import TerminalStageDoubles
import TestClock
import Testing

@testable import TerminalStage

@MainActor @Suite struct TerminalTests {
  private let display = RecordingDisplay()
  private let clock = ManualClock()
  private let terminal: Terminal
  private let list = ListScreen()

  init() {
    terminal = Terminal(display: display, clock: clock)
    list.title = "Products"
    list.rows = ["Car", "Book"]
    terminal.screen = list
  }

  /// Runs the terminal, does something once it is shown, and returns how it ended.
  private func running(_ body: () async throws -> Void) async throws -> TerminalEnding {
    let task = Task { try await terminal.run() }
    await display.drawn(times: 1)
    try await body()
    return try await task.value
  }

  @Test(arguments: [Key.character("q"), .escape, .backspace])
  func keysThatQuit(key: Key) async throws {
    let ending = try await running {
      #expect(display.isStarted)
      display.press(key)
    }
    #expect(ending == .finished)
    #expect(!display.isStarted)
  }

  @Test func theTerminalMayGo() async throws {
    let ending = try await running { display.send(.closed) }
    #expect(ending == .closed)
    #expect(!display.isStarted)
  }

  @Test func finishedBeforeItRan() async throws {
    terminal.finish()
    #expect(try await terminal.run() == .finished)
    #expect(display.shown.isEmpty)
  }

  @Test func cancellingTheTaskFinishes() async throws {
    let task = Task { try await terminal.run() }
    await display.drawn(times: 1)
    task.cancel()
    #expect(try await task.value == .finished)
    #expect(!display.isStarted)
  }

  @Test func failuresArePassedOn() async {
    display.failure = .unknownType("x")
    await #expect(throws: TerminalError.unknownType("x")) { try await terminal.run() }
  }

  @Test func drawsOnceForManyChanges() async throws {
    _ = try await running {
      list.title = "A"
      list.title = "B"
      list.rows = ["x"]
      await display.drawn(times: 2)
      #expect(display.texts[0].contains("B"))
      #expect(display.shown.count == 2)
      terminal.finish()
    }
    #expect(display.shown.count == 2)
  }

  @Test func theSizeMayChange() async throws {
    _ = try await running {
      display.size = (7, 3)
      display.send(.changed)
      #expect(display.shown.last?[0].canvas.columns == 7)
      display.press(.character("q"))
    }
  }

  @Test func messagesTakeTheKeysOneAfterTheOther() async throws {
    var dismissed: [String] = []
    let ending = try await running {
      terminal.show(MessageBox(title: "Error", text: "first")) { dismissed.append("first") }
      terminal.show(MessageBox(title: "Error", text: "second")) { dismissed.append("second") }
      await display.drawn(times: 2)
      #expect(display.texts.count == 2 && display.texts[1].contains("first"))
      display.press(.down, .escape)
      #expect(dismissed == ["first"])
      await display.drawn(times: 3)
      #expect(display.texts[1].contains("second"))
      #expect(list.selection.selected == 0)
      display.press(.enter)
      await display.drawn(times: 4)
      #expect(display.texts.count == 1)
      display.press(.character("q"))
    }
    #expect(dismissed == ["first", "second"])
    #expect(ending == .finished)
  }

  @Test func quittingWorksUnderAMessage() async throws {
    let ending = try await running {
      terminal.show(MessageBox(title: "Error", text: "first"))
      display.press(.character("q"))
    }
    #expect(ending == .finished)
  }

  @Test func theSpinnerFollowsTheClock() async throws {
    _ = try await running {
      list.isLoading = true
      await clock.slept()
      #expect(display.texts[0].contains("⠋ Loading"))
      clock.advance(by: .milliseconds(79))
      #expect(clock.sleeperCount == 1)
      let count = display.shown.count
      clock.advance(by: .milliseconds(1))
      await display.drawn(times: count + 1)
      #expect(display.texts[0].contains("⠙ Loading"))
      list.isLoading = false
      await display.drawn(times: count + 2)
      #expect(clock.sleeperCount == 0)
      #expect(!display.texts[0].contains("Loading"))
      terminal.finish()
    }
  }

  @Test func nothingIsAnimatedAfterTheEnd() async throws {
    _ = try await running {
      list.isLoading = true
      await clock.slept()
      terminal.finish()
    }
    #expect(clock.sleeperCount == 0)
  }

  @Test func drawsEverythingAnewOnRequest() async throws {
    _ = try await running {
      display.press(.control("l"))
      await display.drawn(times: 2)
      #expect(display.forgetCount == 1)
      terminal.finish()
    }
  }

  @Test func followsANavigator() async throws {
    let navigator = Navigator(root: "list")
    let detail = DetailScreen()
    detail.heading = "Car"
    var log: [String] = []
    list.onAppear = { log.append("list") }
    list.onDisappear = { log.append("list gone") }
    detail.onAppear = { log.append("detail") }
    detail.onDisappear = { log.append("detail gone") }
    terminal.screen = nil
    log = []
    let navigation = TerminalNavigation(terminal: terminal, navigator: navigator) { name in
      if name == "list" { list } else { detail }
    }
    let ending = try await running {
      navigator.push("detail")
      await display.drawn(times: 2)
      #expect(display.texts[0].contains("Car"))
      display.press(.escape)
      await display.drawn(times: 3)
      #expect(display.texts[0].contains("Products"))
      display.press(.backspace)
    }
    withExtendedLifetime(navigation) {}
    #expect(ending == .finished)
    #expect(navigator.isFinished)
    #expect(log == ["list", "list gone", "detail", "detail gone", "list", "list gone"])
  }

  @Test func nothingIsKeptAlive() async throws {
    weak var weakTerminal: Terminal?
    weak var weakScreen: ListScreen?
    do {
      let terminal = Terminal(display: RecordingDisplay(), clock: clock)
      let screen = ListScreen()
      terminal.screen = screen
      terminal.finish()
      try await terminal.run()
      weakTerminal = terminal
      weakScreen = screen
    }
    #expect(weakTerminal == nil)
    #expect(weakScreen == nil)
  }
}
