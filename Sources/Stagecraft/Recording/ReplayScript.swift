/// Where a replay stands in its session: the pure part of ``SessionReplay``.
struct ReplayScript {
  /// A command that came during the replay.
  struct Arrival {
    let channel: SessionChannel
    let text: String
    /// Reads a recorded value as such a command. Throws if it is none.
    let compare: @MainActor (_ value: String) throws -> (isSame: Bool, recorded: String)
  }

  let session: Session

  /// The entry that comes next.
  private(set) var position = 0

  /// Commands that have come and were not yet looked at.
  private var arrivals: [Arrival] = []

  init(_ session: Session) {
    self.session = session
  }

  var next: SessionEntry? {
    session.entries.indices.contains(position) ? session.entries[position] : nil
  }

  /// How much later than the entry before it the next one happened.
  var pause: Duration {
    guard let next, position > 0 else { return next?.time ?? .zero }
    return max(next.time - session.entries[position - 1].time, .zero)
  }

  /// Whether an answer to a request is still to come.
  func hasAnswer(to channel: SessionChannel, request: Int) -> Bool {
    session.entries[position...].contains {
      $0.kind == .answer && $0.channel == channel && $0.request == request
    }
  }

  mutating func advance() { position += 1 }

  mutating func arrive(_ arrival: Arrival) { arrivals.append(arrival) }

  /// Whether a command came that was not looked at.
  var hasArrival: Bool { !arrivals.isEmpty }

  /// Compares the oldest command that came, if there is one, with the next entry and goes on.
  @MainActor
  mutating func match() throws(ReplayDifference) {
    guard let arrival = arrivals.first else { return }
    let replayed = "\(arrival.channel.name) \(arrival.text)"
    guard let next, next.kind == .command else { throw difference(.unexpectedCommand(replayed)) }
    let comparison = try? arrival.compare(next.value)
    guard let comparison, comparison.isSame, arrival.channel == next.channel else {
      let recorded = "\(next.channel.name) \(comparison?.recorded ?? next.value)"
      throw difference(.otherCommand(recorded: recorded, replayed: replayed))
    }
    arrivals.removeFirst()
    position += 1
  }

  /// A difference at the next entry.
  func difference(_ reason: ReplayDifference.Reason) -> ReplayDifference {
    let last = session.entries.indices.last.map { session.line(of: $0) } ?? 1
    let line = next == nil ? last + 1 : session.line(of: position)
    return ReplayDifference(line: line, reason: reason, context: context)
  }

  /// The next entry with three before it and two after it.
  private var context: String {
    let range = max(position - 3, 0)..<min(position + 3, session.entries.count)
    var rows = range.map { index in
      let mark = index == position ? ">" : " "
      return "  \(mark) \(session.line(of: index)) | \(session.entries[index].line)"
    }
    if next == nil { rows.append("  > (the session ends here)") }
    return rows.joined(separator: "\n")
  }
}
