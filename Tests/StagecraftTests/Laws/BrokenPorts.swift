import Stagecraft

/// A port that works, made to be broken in one place by each of its subclasses.
@MainActor
class RebuiltPort: PortUnderTest {
  final class Attachment {
    weak var view: PanelSpy?
    init(_ view: PanelSpy) { self.view = view }
  }

  var attachments: [Attachment] = []
  var kept: [PanelViewCommand] = []

  required init() {}

  func attach(_ view: PanelSpy) {
    guard !attachments.contains(where: { $0.view === view }) else { return }
    attachments.append(Attachment(view))
    for command in kept { view.tell(command) }
    kept.removeAll { $0.replayRule == .once }
  }

  func detach(_ view: PanelSpy) {
    attachments.removeAll { $0.view === view }
  }

  func send(_ command: PanelViewCommand) {
    let views = attachments.compactMap(\.view)
    keep(command, isDelivered: !views.isEmpty)
    for view in views { view.tell(command) }
  }

  /// The whole history is kept: right, but without bound.
  func keep(_ command: PanelViewCommand, isDelivered: Bool) {
    switch command.replayRule {
    case .latest, .reset: kept.append(command)
    case .once: if !isDelivered { kept.append(command) }
    case .transient: break
    }
  }
}

/// Opposites do not share a slot, and the order in which things were sent is lost.
final class PortThatForgetsOrder: RebuiltPort {
  override func attach(_ view: PanelSpy) {
    kept.sort { "\($0)" < "\($1)" }
    super.attach(view)
  }
}

/// A command that empties slots leaves them as they are.
final class PortThatIgnoresResets: RebuiltPort {
  override func keep(_ command: PanelViewCommand, isDelivered: Bool) {
    if case .reset = command.replayRule { return }
    super.keep(command, isDelivered: isDelivered)
  }
}

/// A reset is not kept: a view that comes back still shows what it was told before.
final class PortThatForgetsResets: RebuiltPort {
  override func keep(_ command: PanelViewCommand, isDelivered: Bool) {
    if command == .clear {
      kept.removeAll { $0.replayRule != .once }
    } else {
      super.keep(command, isDelivered: isDelivered)
    }
  }
}

/// The keys of a slot are mixed up: one label is kept for all of them.
final class PortThatIgnoresKeys: RebuiltPort {
  override func keep(_ command: PanelViewCommand, isDelivered: Bool) {
    if command.replayRule == .latest(slot: .label) {
      kept.removeAll { $0.replayRule == .latest(slot: .label) }
    }
    super.keep(command, isDelivered: isDelivered)
  }
}

/// A once-command is kept although somebody saw it.
final class PortThatRepeatsAlarms: RebuiltPort {
  override func keep(_ command: PanelViewCommand, isDelivered: Bool) {
    super.keep(command, isDelivered: false)
  }
}

/// A once-command that nobody saw is lost.
final class PortThatLosesAlarms: RebuiltPort {
  override func keep(_ command: PanelViewCommand, isDelivered: Bool) {
    super.keep(command, isDelivered: true)
  }
}

/// Only the first of the attached views gets a once-command.
final class PortThatTellsOneView: RebuiltPort {
  override func send(_ command: PanelViewCommand) {
    guard command.replayRule == .once, let first = attachments.compactMap(\.view).first else {
      return super.send(command)
    }
    first.tell(command)
  }
}

/// Detaching takes effect one command late.
final class PortThatDetachesLate: RebuiltPort {
  private var leaving: [PanelSpy] = []

  override func detach(_ view: PanelSpy) { leaving.append(view) }

  override func attach(_ view: PanelSpy) {
    leaving.removeAll { $0 === view }
    super.attach(view)
  }

  override func send(_ command: PanelViewCommand) {
    super.send(command)
    for view in leaving { super.detach(view) }
    leaving = []
  }
}

/// Views are held strongly.
final class PortThatHoldsViews: RebuiltPort {
  private var views: [PanelSpy] = []

  override func attach(_ view: PanelSpy) {
    views.append(view)
    super.attach(view)
  }
}

/// The port holds itself, as by a closure that forgot to be weak.
final class PortThatHoldsItself: RebuiltPort {
  private var cycle: RebuiltPort?

  override func attach(_ view: PanelSpy) {
    cycle = self
    super.attach(view)
  }
}
