/// Draws a timeline as a page: one file without scripts or anything to load, for a test report.
struct TimelinePicture {
  let page: String

  private static let rowHeight = 24
  private static let timeWidth = 80
  private static let laneWidth = 170

  init(_ report: ExplorationReport) {
    let tape = report.smallestFailure?.timeline.tape ?? Tape()
    let events = TimelineText.telling(tape.events)
    let lanes = TimelineText.lanes(of: events)
    let width = Self.timeWidth + max(1, lanes.count) * Self.laneWidth + 420
    let height = (events.count + 2) * Self.rowHeight
    page = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>Rehearsal: the smallest failing schedule</title>
      <style>
      :root { color-scheme: light dark; --page: #fff; --text: #222; --lane: #ccc; --event: #789; \
      --surprise: #c60; --issue: #c00 }
      @media (prefers-color-scheme: dark) { :root { --page: #181a1b; --text: #ddd; --lane: #444; \
      --event: #8ab; --surprise: #fa3; --issue: #f66 } }
      body { font: 14px system-ui, sans-serif; margin: 1.5em; color: var(--text); background: var(--page) }
      pre { white-space: pre-wrap } text { font: 12px ui-monospace, monospace; fill: var(--text) }
      .lane { stroke: var(--lane) } .event { fill: var(--event) } .surprise { fill: var(--surprise) }
      .issue { fill: var(--issue) } svg { max-width: none } div { overflow-x: auto }
      </style></head><body>
      <h1>The smallest failing schedule</h1>
      <pre>\(Self.escaped(report.smallestFailure?.message ?? "none"))</pre>
      <div><svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" role="img" \
      aria-label="Timeline of the smallest failing schedule">
      \(Self.heads(lanes, height: height))
      \(Self.rows(events, lanes: lanes))
      </svg></div>
      <p>Replay it with <code>REHEARSAL_TOKEN=\(Self.escaped(report.smallestFailure?.token ?? ""))</code></p>
      </body></html>

      """
  }

  private static func x(_ lane: Int) -> Int { timeWidth + lane * laneWidth + 20 }

  private static func heads(_ lanes: [String], height: Int) -> String {
    lanes.enumerated().map { index, lane in
      """
      <line class="lane" x1="\(x(index))" y1="\(rowHeight)" x2="\(x(index))" y2="\(height)"/>
      <text x="\(x(index) - 10)" y="16">\(escaped(lane.count > 22 ? lane.prefix(21) + "…" : lane))</text>
      """
    }.joined(separator: "\n")
  }

  private static func rows(_ events: [Tape.Event], lanes: [String]) -> String {
    events.enumerated().map { index, event in
      let y = (index + 2) * rowHeight
      let lane = lanes.firstIndex(of: event.lane) ?? 0
      let isSurprising = TimelineText.isSurprising(event)
      let sort = event.kind == .issue ? "issue" : isSurprising ? "surprise" : "event"
      let time = index > 0 && events[index - 1].time == event.time ? "" : Timeline.time(event.time)
      return """
        <text x="0" y="\(y + 4)">\(time)</text>
        <circle class="\(sort)" cx="\(x(lane))" cy="\(y)" r="5"/>
        <text x="\(x(lane) + 10)" y="\(y + 4)">\(escaped(event.text.prefix(90) + TimelineText.choice(of: event)))</text>
        """
    }.joined(separator: "\n")
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
