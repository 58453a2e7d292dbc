import Stagecraft
import Testing

@MainActor
@Suite("A port")
struct CommandPortTests {
  private let port = CommandPort<LampCommand>()

  @Test("passes every command on to every attached view, in order")
  func passesCommandsOn() {
    let first = LampViewSpy(), second = LampViewSpy()
    port.attach(first)
    port.attach(second)
    port.send(.on)
    port.send(.blink)
    port.send(.alarm(1))
    #expect(first.calls == [.on, .blink, .alarm(1)])
    #expect(second.calls == [.on, .blink, .alarm(1)])
  }

  @Test("tells a late view what it needs to look like an early one")
  func replays() {
    let early = LampViewSpy(), late = LampViewSpy()
    port.attach(early)
    port.send(.label("a"))
    port.send(.on)
    port.send(.blink)
    port.send(.alarm(1))
    port.send(.off)
    port.attach(late)
    #expect(early.calls == [.label("a"), .on, .blink, .alarm(1), .off])
    #expect(late.calls == [.label("a"), .off])
  }

  @Test("gives a once-command to the first view that comes, and to nobody twice")
  func onceMeansOnce() {
    let first = LampViewSpy(), second = LampViewSpy()
    port.send(.alarm(7))
    port.attach(first)
    port.attach(second)
    port.detach(first)
    port.attach(first)
    #expect(first.calls == [.alarm(7)])
    #expect(second.calls == [])
  }

  @Test("tells a detached view nothing")
  func detaches() {
    let view = LampViewSpy()
    port.attach(view)
    port.detach(view)
    port.send(.on)
    #expect(view.calls == [])
    #expect(port.viewCount == 0)
  }

  @Test("tells a view that attaches again what it needs")
  func attachesAgain() {
    let view = LampViewSpy()
    port.attach(view)
    port.send(.on)
    port.attach(view)
    #expect(view.calls == [.on], "it was attached still")
    port.detach(view)
    port.send(.off)
    port.attach(view)
    #expect(view.calls == [.on, .off])
  }

  @Test("refers to its views weakly, and keeps once-commands when the last one is gone")
  func isWeak() {
    weak var gone: LampViewSpy?
    do {
      let view = LampViewSpy()
      gone = view
      port.attach(view)
    }
    #expect(gone == nil)
    port.send(.alarm(1))
    let next = LampViewSpy()
    port.attach(next)
    #expect(next.calls == [.alarm(1)])
  }

  @Test("keeps the order the same for all views when one of them answers")
  func keepsTheOrderWhenAViewAnswers() {
    let answering = LampViewSpy(), other = LampViewSpy()
    answering.answer = { [port] command in
      if command == .on { port.send(.off) }
    }
    port.attach(answering)
    port.attach(other)
    port.send(.on)
    #expect(answering.calls == [.on, .off])
    #expect(other.calls == [.on, .off])
    let late = LampViewSpy()
    port.attach(late)
    #expect(late.calls == [.off])
  }

  @Test("finishes the replay before it delivers what a view answers to it")
  func finishesTheReplayFirst() {
    port.send(.on)
    port.send(.label("a"))
    let view = LampViewSpy()
    view.answer = { [port] command in
      if command == .on { port.send(.off) }
    }
    port.attach(view)
    #expect(view.calls == [.on, .label("a"), .off])
  }

  @Test("tells a view that attaches during a delivery each command once")
  func attachesDuringADelivery() {
    let first = LampViewSpy(), second = LampViewSpy()
    first.answer = { [port] command in
      if command == .on { port.attach(second) }
    }
    port.attach(first)
    port.send(.on)
    #expect(second.calls == [.on])
  }

  @Test("tells a view nothing that was detached by another during the delivery")
  func detachesDuringADelivery() {
    let first = LampViewSpy(), second = LampViewSpy()
    first.answer = { [port] _ in port.detach(second) }
    port.attach(first)
    port.attach(second)
    port.send(.on)
    #expect(second.calls == [])
  }

  @Test("stops the replay of a view that detaches itself")
  func detachesDuringTheReplay() {
    port.send(.on)
    port.send(.label("a"))
    let view = LampViewSpy()
    view.answer = { [port] _ in port.detach(view) }
    port.attach(view)
    #expect(view.calls == [.on])
  }

  @Test("keeps the once-commands that a view which detaches itself did not get")
  func keepsWhatTheReplayDidNotReach() {
    port.send(.alarm(1))
    port.send(.on)
    port.send(.alarm(2))
    let first = LampViewSpy(), second = LampViewSpy()
    first.answer = { [port] _ in port.detach(first) }
    port.attach(first)
    port.attach(second)
    #expect(first.calls == [.alarm(1)])
    #expect(second.calls == [.on, .alarm(2)])
  }

  @Test("tells a view that is detached and attached again during a delivery each command once")
  func attachesAgainDuringADelivery() {
    let first = LampViewSpy(), second = LampViewSpy()
    first.answer = { [port] _ in
      port.detach(second)
      port.attach(second)
    }
    port.attach(first)
    port.attach(second)
    port.send(.on)
    #expect(second.calls == [.on])
  }

  @Test("begins anew for a view that attaches again during its replay")
  func attachesAgainDuringTheReplay() {
    port.send(.on)
    port.send(.label("a"))
    let view = LampViewSpy()
    view.answer = { [port] _ in
      view.answer = { _ in }
      port.detach(view)
      port.attach(view)
    }
    port.attach(view)
    #expect(view.calls == [.on, .on, .label("a")])
  }

  @Test("shows its observer every command when its turn comes, without taking it for a view")
  func isObserved() {
    var seen: [LampCommand] = []
    port.observer = { seen.append($0) }
    port.send(.alarm(1))
    let view = LampViewSpy()
    view.answer = { [port] command in
      if command == .on { port.send(.off) }
    }
    port.attach(view)
    port.send(.on)
    #expect(seen == [.alarm(1), .on, .off])
    #expect(view.calls == [.alarm(1), .on, .off])
    #expect(port.viewCount == 1)
  }
}
