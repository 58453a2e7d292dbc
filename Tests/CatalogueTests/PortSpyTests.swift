import RehearsalDoubles
import Stagecraft
import Testing

@Spy @PassiveView @MainActor protocol GaugeView: AnyObject {
  func show(_ value: Int)
  func show(_ value: String)
  func show(value: Int?, in unit: String!)
  func hide()
  func commands()
  #if os(Linux) || os(macOS)
  func `repeat`(after seconds: Double)
  #endif
}

@Spy @ViewEvents @MainActor protocol GaugeEvents<Reading>: AnyObject {
  associatedtype Reading: Equatable & Sendable
  func read(_ reading: Reading, again: Bool)
}

@MainActor
@Suite("A double of a view or of its events")
struct PortSpyTests {
  @Test("has its calls as commands")
  func commands() {
    let view = GaugeViewSpy()
    let all: [GaugeViewCommand] = [
      .show(1), .show("1"), .show(value: nil, in: "V"), .show(value: 2, in: nil), .hide, .commands,
      .repeat(after: 0.5),
    ]
    for command in all { command.send(to: view) }
    #expect(view.spyCommands == all)
    view.expect(all)
    #expect(view.calls.first == .show(1))
  }

  @Test("has its calls as events")
  func events() {
    let events = GaugeEventsSpy<Int>()
    events.read(3, again: true)
    #expect(events.events == [.read(3, again: true)])
  }

  @Test("shows expected and actual commands side by side")
  func failure() {
    let view = GaugeViewSpy()
    view.show(1)
    view.hide()
    withKnownIssue {
      view.expect([.show(1), .show("1"), .hide])
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        GaugeViewSpy was not told as expected:
           expected  | actual
           show(1)   | show(1)
        -> show("1") | -
           hide()    | hide()
        """
      ]
    }
  }
}
