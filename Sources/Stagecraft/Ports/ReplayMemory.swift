/// The commands that a port keeps for views to come: one for each slot, and those that wait for a first
/// view. A value without any isolation, so that it can be tested by itself.
struct ReplayMemory<Command: ViewCommand> {
  /// How many once-commands wait for a view at most; beyond it the oldest is dropped.
  static var waitingLimit: Int { 64 }

  private struct Entry {
    let order: Int
    let command: Command
  }

  private var latest: [Command.Slot: Entry] = [:]
  private var waiting: [Entry] = []
  private var order = 0

  /// Keeps a command as its rule asks.
  ///
  /// - Parameters:
  ///   - command: The command that is being sent.
  ///   - isDelivered: Whether a view is attached that gets it now.
  mutating func keep(_ command: Command, isDelivered: Bool) {
    order += 1
    switch command.replayRule {
    case .latest(let slot):
      latest[slot] = Entry(order: order, command: command)
    case .once:
      guard !isDelivered else { return }
      if waiting.count == Self.waitingLimit { waiting.removeFirst() }
      waiting.append(Entry(order: order, command: command))
    case .transient:
      break
    }
  }

  /// The commands that a view needs which attaches now, in the order in which they were sent.
  /// Once-commands are handed out and forgotten.
  ///
  /// - Complexity: O(*n* log *n*) for *n* kept commands.
  mutating func takeReplay() -> [Command] {
    let entries = (latest.values + waiting).sorted { $0.order < $1.order }
    waiting = []
    return entries.map(\.command)
  }
}
