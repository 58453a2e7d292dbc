import Stagecraft

/// A view with a command of every kind.
@MainActor
protocol LampView: AnyObject {
  func receive(_ command: LampCommand)
}

enum LampCommand: ViewCommand {
  case on, off, blink
  case label(String)
  case alarm(Int)

  enum Slot: Hashable, Sendable { case light, label }

  var replayRule: ReplayRule<Slot> {
    switch self {
    case .on, .off: .latest(slot: .light)
    case .label: .latest(slot: .label)
    case .alarm: .once
    case .blink: .transient
    }
  }

  @MainActor func send(to view: any LampView) { view.receive(self) }
}

/// Records what it is told, and may answer.
@MainActor
final class LampViewSpy: LampView {
  var calls: [LampCommand] = []
  var answer: (LampCommand) -> Void = { _ in }

  func receive(_ command: LampCommand) {
    calls.append(command)
    answer(command)
  }
}

extension CommandPort<LampCommand> {
  func attach(_ view: LampViewSpy) {
    attach(view) { [weak view] command in
      if let view { command.send(to: view) }
    }
  }
}
