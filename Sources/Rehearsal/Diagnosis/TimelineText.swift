/// Draws a timeline with characters.
///
/// A line for each event that tells something: calls of doubles, notes, answers, what failed, and every
/// choice that was not the ordinary one. Jobs that merely ran in their turn are left out.
struct TimelineText {
  static let width = 80
  private static let timeWidth = 9
  private static let markWidth = 2
  /// More than a screen helps nobody: of a long timeline the beginning and the end are shown.
  private static let lineLimit = 40

  let lines: [String]

  init(_ tape: Tape) {
    let events = Self.telling(tape.events)
    let lanes = Self.lanes(of: events)
    let room = Self.width - Self.timeWidth - Self.markWidth
    let laneWidth = min(max(lanes.map(\.count).max() ?? 4, 4) + 2, 26)
    var lines = [
      "time".padded(to: Self.timeWidth + Self.markWidth) + "lane".padded(to: laneWidth)
        + "what happens"
    ]
    var previous = Int64.min
    for event in events {
      let time = event.time == previous ? "" : Timeline.time(event.time)
      previous = event.time
      let mark = Self.isSurprising(event) ? "> " : "  "
      let text = event.text + Self.choice(of: event)
      let prefix =
        time.padded(to: Self.timeWidth) + mark
        + event.lane.clipped(to: laneWidth - 2).padded(to: laneWidth)
      for (index, part) in text.wrapped(to: room - laneWidth).enumerated() {
        lines.append((index == 0 ? prefix : String(repeating: " ", count: prefix.count)) + part)
      }
    }
    self.lines = Self.shortened(lines.map(\.trimmedEnd))
  }

  static func isSurprising(_ event: Tape.Event) -> Bool {
    (event.choice?.taken ?? 0) != 0
  }

  static func choice(of event: Tape.Event) -> String {
    guard let choice = event.choice, choice.taken != 0 else { return "" }
    return "  (choice \(choice.taken + 1) of \(choice.count))"
  }

  /// The events that tell something.
  static func telling(_ events: [Tape.Event]) -> [Tape.Event] {
    events.filter { event in
      switch event.kind {
      case .run: isSurprising(event)
      case .fire, .complete, .note, .call, .issue, .step: true
      case .settled: true
      }
    }
  }

  static func lanes(of events: [Tape.Event]) -> [String] {
    var lanes: [String] = []
    for event in events where !lanes.contains(event.lane) { lanes.append(event.lane) }
    return lanes
  }

  private static func shortened(_ lines: [String]) -> [String] {
    guard lines.count > lineLimit else { return lines }
    let omitted = lines.count - lineLimit + 1
    let half = lineLimit / 2
    return lines.prefix(half) + ["   ... \(omitted) lines left out ..."]
      + lines.suffix(lineLimit - half - 1)
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func clipped(to width: Int) -> String {
    count <= width ? self : prefix(width - 1) + "…"
  }

  fileprivate var trimmedEnd: String {
    var trimmed = self[...]
    while trimmed.last == " " { trimmed.removeLast() }
    return String(trimmed)
  }

  /// Breaks at spaces where that leaves lines half full, else anywhere.
  fileprivate func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: true) {
      var rest = paragraph
      while rest.count > width {
        let piece = rest.prefix(width)
        let space = piece.lastIndex(of: " ")
        let end = space.flatMap {
          piece.distance(from: piece.startIndex, to: $0) > width / 2 ? $0 : nil
        }
        lines.append(String(piece[..<(end ?? piece.endIndex)]))
        rest = rest[(end ?? piece.endIndex)...].drop { $0 == " " }
      }
      lines.append(String(rest))
    }
    return lines.isEmpty ? [""] : lines
  }
}
