import Rehearsal

/// Draws what happened as a picture: who tells whom what, from top to bottom.
///
/// The columns are the user, the app, and each double. A step of the user is an arrow to the app, a call one
/// from the app to the double, an answer a dashed one back. What differs from the ordinary order is marked.
struct SequenceDiagram {
  private static let margin = 12
  private static let timeWidth = 64
  private static let laneWidth = 210
  private static let lineHeight = 18
  private static let headHeight = 40
  private static let characterWidth = 7

  private let title: String
  private let slug: String
  private let moments: [Moment]
  private let lanes: [String]
  private let showsTime: Bool

  init(_ moments: [Moment], title: String, slug: String) {
    self.title = title
    self.slug = slug
    self.moments = moments
    var lanes = ["The user", "The app"]
    for moment in moments {
      guard let double = Self.double(of: moment), !lanes.contains(double) else { continue }
      lanes.append(double)
    }
    self.lanes = lanes
    showsTime = moments.contains { ($0.time ?? 0) > 0 }
  }

  /// Whether there is anything to see.
  static func isWorthwhile(_ moments: [Moment]) -> Bool {
    moments.contains { $0.kind == .call || $0.kind == .answer }
  }

  /// The column of a call or an answer. An answer names its double and its call: `PageService.get`.
  private static func double(of moment: Moment) -> String? {
    switch moment.kind {
    case .call: moment.lane
    case .answer: String(moment.lane.prefix { $0 != "." })
    default: nil
    }
  }

  private var left: Int { showsTime ? Self.timeWidth : Self.margin }
  private var width: Int { left + lanes.count * Self.laneWidth + Self.margin }
  private func x(_ lane: Int) -> Int { left + lane * Self.laneWidth + Self.laneWidth / 2 }

  /// The picture, with a title and a description in words.
  var svg: String {
    var rows = ""
    var y = Self.headHeight + 14
    var time: Int64 = 0
    for moment in moments {
      if let now = moment.time, now != time, showsTime {
        rows += text(Timeline.text(now), x: 4, y: y + Self.lineHeight - 4, style: "time")
        time = now
      }
      rows += row(moment, &y)
    }
    let height = y + Self.margin
    return """
      <svg viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" \
      aria-labelledby="\(slug)-t \(slug)-d"><title id="\(slug)-t">\(Markup.escaped(title))</title>\
      <desc id="\(slug)-d">\(Markup.escaped(description))</desc>
      \(heads(height))\(rows)</svg>
      """
  }

  /// What the picture says, in words.
  private var description: String {
    moments.map { moment in
      switch moment.kind {
      case .step: "\(moment.lane.capitalized) \(moment.text)."
      case .call: "The app tells \(name(moment.lane)): \(Wording.call(moment.text))."
      case .answer:
        "\(name(Self.double(of: moment) ?? "")) \(Wording.answer(moment.text))."
      default: "\(moment.text)."
      }
    }.joined(separator: " ")
  }

  private func name(_ lane: String) -> String {
    lane.hasPrefix("The ") ? lane : Wording.participant(lane)
  }

  private func heads(_ height: Int) -> String {
    lanes.enumerated().map { index, lane in
      let half = Self.laneWidth / 2 - 12
      return """
        <line class="lane" x1="\(x(index))" y1="\(Self.headHeight - 6)" x2="\(x(index))" y2="\(height)"/>\
        <rect class="head" x="\(x(index) - half)" y="4" width="\(half * 2)" height="30" rx="6"/>\
        <text class="name" x="\(x(index))" y="24">\(Markup.escaped(clipped(name(lane))))</text>

        """
    }.joined()
  }

  private func clipped(_ text: String) -> String {
    text.count > 24 ? text.prefix(23) + "…" : text
  }

  private func row(_ moment: Moment, _ y: inout Int) -> String {
    switch moment.kind {
    case .step where moment.lane == "when":
      return arrow(from: 0, to: 1, moment.text, style: "event", moment, &y)
    case .step:
      return band("\(moment.lane.capitalized) \(moment.text)", style: moment.lane, &y)
    case .call:
      let lane = lanes.firstIndex(of: moment.lane) ?? 1
      return arrow(from: 1, to: lane, Wording.call(moment.text), style: "call", moment, &y)
    case .answer:
      let lane = Self.double(of: moment).flatMap { lanes.firstIndex(of: $0) } ?? 1
      return arrow(from: lane, to: 1, Wording.answer(moment.text), style: "answer", moment, &y)
    case .issue:
      return band(moment.text, style: "issue", &y)
    case .clock, .note, .turn:
      let surprise = moment.surprise.map { " (\($0))" } ?? ""
      return band("\(moment.lane): \(moment.text)\(surprise)", style: "note", &y)
    }
  }

  private func arrow(
    from: Int, to: Int, _ label: String, style: String, _ moment: Moment, _ y: inout Int
  ) -> String {
    let (start, end) = (x(from), x(to))
    let first = min(start, end) + 10
    let room = max(abs(end - start), Self.laneWidth) - 20
    let surprise = moment.surprise.map { " (\($0))" } ?? ""
    let mark = moment.surprise == nil ? "" : " surprise"
    let lines = Markup.lines(label + surprise, width: room / Self.characterWidth)
    var result = ""
    for line in lines {
      y += Self.lineHeight
      result += text(line, x: first, y: y - 4, style: style + mark)
    }
    y += 4
    let tip = end > start ? -8 : 8
    result += """
      <path class="arrow \(style)\(mark)" d="M\(start) \(y)H\(end)"/>\
      <path class="tip\(mark)" d="M\(end) \(y)l\(tip) -4v8z"/>

      """
    y += 12
    return result
  }

  private func band(_ label: String, style: String, _ y: inout Int) -> String {
    let room = width - left - Self.margin
    let lines = Markup.lines(label, width: (room - 20) / Self.characterWidth)
    let height = lines.count * Self.lineHeight + 8
    var result = """
      <rect class="band \(style)" x="\(left)" y="\(y)" width="\(room)" height="\(height)" rx="4"/>

      """
    for (index, line) in lines.enumerated() {
      result += text(
        line, x: left + 10, y: y + Self.lineHeight * (index + 1) - 1, style: "sentence")
    }
    y += height + 8
    return result
  }

  private func text(_ text: String, x: Int, y: Int, style: String) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(Markup.escaped(text))</text>\n"
  }
}
