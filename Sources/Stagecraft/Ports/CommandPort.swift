/// Stands between a presenter and its views: passes commands on, and keeps what later views need.
///
/// A port refers to its views weakly, so a screen that is gone leaves neither a cycle nor a crash: its
/// commands go nowhere. Several views can be attached at once; all of them get the same commands in the
/// same order, also when a view answers a command by an event that makes the presenter send more.
///
/// The port of a protocol (`ProductsViewPort`) wraps one of these and conforms to the protocol, which is
/// what the presenter holds.
///
/// ```swift
/// let port = CommandPort<LampViewCommand>()
/// port.send(.on)              // nobody is there: kept
/// port.attach(view)           // the view is told .on
/// ```
@MainActor
public final class CommandPort<Command: ViewCommand> {
  private struct Attachment {
    weak var view: AnyObject?
    let identifier: ObjectIdentifier
    let deliver: @MainActor (Command) -> Void
  }

  private var attachments: [Attachment] = []
  private var memory = ReplayMemory<Command>()
  private var queue: [Command] = []
  private var isDelivering = false

  /// Makes a port to which no view is attached.
  public nonisolated init() {}

  /// How many of the attached views still exist.
  public var viewCount: Int { attachments.count { $0.view != nil } }

  /// Attaches a view: tells it what it missed, and from now on every command.
  ///
  /// A view that is attached already stays so and is told nothing.
  ///
  /// - Parameters:
  ///   - view: The view, which the port refers to weakly.
  ///   - deliver: Passes a command on to the view. It must not hold the view strongly.
  public func attach(_ view: AnyObject, deliver: @escaping @MainActor (Command) -> Void) {
    attachments.removeAll { $0.view == nil }
    guard !isAttached(view) else { return }
    let attachment = Attachment(view: view, identifier: ObjectIdentifier(view), deliver: deliver)
    attachments.append(attachment)
    delivering {
      for command in memory.takeReplay() where isAttached(view) {
        deliver(command)
      }
    }
  }

  /// Detaches a view: it is told nothing any more. A view that is not attached is left alone.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: AnyObject) {
    attachments.removeAll { $0.view === view || $0.view == nil }
  }

  /// Tells every attached view, and keeps the command for later ones as its rule asks.
  ///
  /// A command sent while another is being delivered waits for its turn, so that every view gets all
  /// commands in the same order.
  ///
  /// - Parameter command: What to tell the views.
  public func send(_ command: Command) {
    queue.append(command)
    delivering {}
  }

  /// Runs work that tells views something, then delivers what was sent meanwhile.
  private func delivering(_ work: () -> Void) {
    guard !isDelivering else { return work() }
    isDelivering = true
    work()
    while !queue.isEmpty {
      deliver(queue.removeFirst())
    }
    isDelivering = false
  }

  private func deliver(_ command: Command) {
    let receivers = attachments.filter { $0.view != nil }
    memory.keep(command, isDelivered: !receivers.isEmpty)
    for receiver in receivers {
      guard let view = receiver.view, isAttached(view) else { continue }
      receiver.deliver(command)
    }
  }

  private func isAttached(_ view: AnyObject) -> Bool {
    attachments.contains { $0.view === view }
  }
}
