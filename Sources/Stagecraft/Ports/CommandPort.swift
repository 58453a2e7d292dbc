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
  /// A view from its attaching to its detaching. One that attaches again has a new one.
  ///
  /// A class, since copying a weak reference costs more than all the rest of a delivery.
  @usableFromInline
  final class Attachment {
    @usableFromInline weak var view: AnyObject?
    @usableFromInline let number: Int
    @usableFromInline let deliver: @MainActor (Command) -> Void

    init(view: AnyObject, number: Int, deliver: @escaping @MainActor (Command) -> Void) {
      self.view = view
      self.number = number
      self.deliver = deliver
    }
  }

  // Exclusive access is not checked at run time, which would take half the time of a delivery: all of it is
  // on the main actor, and no access lasts while a view, an observer or any other code is called.
  @exclusivity(unchecked) @usableFromInline var attachments: [Attachment] = []
  @exclusivity(unchecked) @usableFromInline var memory = ReplayMemory<Command>()
  @exclusivity(unchecked) @usableFromInline var queue: [Command] = []
  @exclusivity(unchecked) @usableFromInline var isDelivering = false

  /// Counts attachings and detachings: while it stays the same, nobody has to be looked up.
  @exclusivity(unchecked) @usableFromInline var changeCount = 0

  /// Sees every command when its turn comes, before any view does, also when no view is attached.
  ///
  /// It is no view: a once-command that it sees still waits for one. Sessions are recorded by it.
  @exclusivity(unchecked) public var observer: (@MainActor (Command) -> Void)?

  /// Makes a port to which no view is attached.
  public nonisolated init() {}

  /// How many of the attached views still exist.
  public var viewCount: Int { attachments.count { $0.view != nil } }

  /// How many commands the port keeps for views to come.
  public var keptCount: Int { memory.count }

  /// How many commands were forgotten because a ``ReplayLimit`` was reached. While it is zero, a late view
  /// ends up like an early one.
  public var forgottenCount: Int { memory.forgottenCount }

  /// Attaches a view: tells it what it missed, and from now on every command.
  ///
  /// A view that is attached already stays so and is told nothing.
  ///
  /// - Parameters:
  ///   - view: The view, which the port refers to weakly.
  ///   - deliver: Passes a command on to the view. It must not hold the view strongly.
  public func attach(_ view: AnyObject, deliver: @escaping @MainActor (Command) -> Void) {
    attachments.removeAll { $0.view == nil }
    guard !attachments.contains(where: { $0.view === view }) else { return }
    changeCount += 1
    let attachment = Attachment(view: view, number: changeCount, deliver: deliver)
    attachments.append(attachment)
    let isNested = isDelivering
    isDelivering = true
    replay(to: attachment)
    if !isNested { deliverQueue() }
  }

  /// Detaches a view: it is told nothing any more. A view that is not attached is left alone.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: AnyObject) {
    changeCount += 1
    attachments.removeAll { $0.view === view || $0.view == nil }
  }

  /// Tells every attached view, and keeps the command for later ones as its rule asks.
  ///
  /// A command sent while another is being delivered waits for its turn, so that every view gets all
  /// commands in the same order.
  ///
  /// - Parameter command: What to tell the views.
  @inlinable
  public func send(_ command: Command) {
    guard !isDelivering else { return queue.append(command) }
    isDelivering = true
    deliver(command)
    deliverQueue()
  }

  @inlinable
  func deliver(_ command: Command) {
    observer?(command)
    let receivers = attachments
    memory.keep(command, isDelivered: receivers.contains { $0.view != nil })
    let before = changeCount
    for receiver in receivers where changeCount == before || isAttached(receiver.number) {
      receiver.deliver(command)
    }
  }

  /// Delivers what was sent during a delivery, in order.
  @inlinable
  func deliverQueue() {
    if !queue.isEmpty {
      var next = 0
      while next < queue.count {
        deliver(queue[next])
        next += 1
      }
      queue = []
    }
    isDelivering = false
  }

  private func replay(to attachment: Attachment) {
    let entries = memory.takeReplay()
    for (index, entry) in entries.enumerated() {
      guard isAttached(attachment.number) else { return memory.putBack(entries[index...]) }
      attachment.deliver(entry.command)
    }
  }

  @usableFromInline
  func isAttached(_ number: Int) -> Bool {
    attachments.contains { $0.number == number }
  }
}
