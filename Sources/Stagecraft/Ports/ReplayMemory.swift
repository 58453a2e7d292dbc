/// The commands that a port keeps for views to come: one for each slot or key, and those that wait for a
/// first view. A value without any isolation, so that it can be tested by itself.
///
/// It is inlinable because it is generic: only code that is specialised for its commands is fast.
@usableFromInline
struct ReplayMemory<Command: ViewCommand> {
  /// A kept command and when it was sent.
  @usableFromInline
  struct Entry {
    @usableFromInline let order: Int
    @usableFromInline let command: Command

    @inlinable
    init(order: Int, command: Command) {
      self.order = order
      self.command = command
    }
  }

  /// A slot and what it keeps. A protocol has few slots, so looking through them is faster than hashing.
  @usableFromInline
  struct Place {
    @usableFromInline let slot: Command.Slot
    @usableFromInline var entry: Entry

    @inlinable
    init(slot: Command.Slot, entry: Entry) {
      self.slot = slot
      self.entry = entry
    }
  }

  @usableFromInline var latest: [Place] = []
  @usableFromInline var keyed: [Command.Slot: [Command.Key: Entry]] = [:]
  @usableFromInline var waiting: [Entry] = []
  @usableFromInline var order = 0

  /// How many commands were forgotten because a limit was reached.
  @usableFromInline var forgottenCount = 0

  @inlinable
  init() {}

  /// How many commands are kept.
  var count: Int { latest.count + keyed.values.reduce(0) { $0 + $1.count } + waiting.count }

  /// Keeps a command as its rule asks.
  ///
  /// - Parameters:
  ///   - command: The command that is being sent.
  ///   - isDelivered: Whether a view is attached that gets it now.
  @inlinable
  mutating func keep(_ command: Command, isDelivered: @autoclosure () -> Bool) {
    order += 1
    switch command.replayRule {
    case .latest(let slot): put(command, in: slot)
    case .once:
      if !isDelivered() { wait(with: command) }
    case .transient: break
    case .reset(let slot):
      empty(for: command)
      put(command, in: slot)
    }
  }

  @inlinable
  mutating func put(_ command: Command, in slot: Command.Slot) {
    let entry = Entry(order: order, command: command)
    if let key = command.replayKey {
      let replaced = keyed[slot, default: [:]].updateValue(entry, forKey: key)
      if replaced == nil { forgetOldest(of: slot) }
    } else if let index = latest.firstIndex(where: { $0.slot == slot }) {
      latest[index].entry = entry
    } else {
      latest.append(Place(slot: slot, entry: entry))
    }
  }

  /// Makes room in a slot that has more keys than it may.
  @usableFromInline
  mutating func forgetOldest(of slot: Command.Slot) {
    guard keyed[slot, default: [:]].count > Command.keyLimit(of: slot) else { return }
    let oldest = keyed[slot, default: [:]].min { $0.value.order < $1.value.order }
    if let oldest { keyed[slot]?[oldest.key] = nil }
    forgottenCount += 1
  }

  @usableFromInline
  mutating func wait(with command: Command) {
    if waiting.count == ReplayLimit.waiting {
      waiting.removeFirst()
      forgottenCount += 1
    }
    waiting.append(Entry(order: order, command: command))
  }

  @usableFromInline
  mutating func empty(for command: Command) {
    latest.removeAll { command.empties($0.slot) }
    keyed = keyed.filter { !command.empties($0.key) }
  }

  /// The commands that a view needs which attaches now, in the order in which they were sent.
  /// Once-commands are handed out and forgotten.
  ///
  /// - Complexity: O(*n* log *n*) for *n* kept commands.
  mutating func takeReplay() -> [Entry] {
    let entries = (latest.map(\.entry) + keyed.values.flatMap(\.values) + waiting)
      .sorted { $0.order < $1.order }
    waiting = []
    return entries
  }

  /// Takes back the once-commands of a replay that ended early, for the next view.
  mutating func putBack(_ entries: some Sequence<Entry>) {
    let unseen = entries.filter { $0.command.replayRule == .once }
    waiting = (unseen + waiting).sorted { $0.order < $1.order }
  }
}
