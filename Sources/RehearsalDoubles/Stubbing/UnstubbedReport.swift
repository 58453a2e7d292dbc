import RehearsalHooks

/// What a test is told about a call that no stub accepts.
struct UnstubbedReport {
  let message: String
  private let location: RecordedIssue.Location

  init(_ call: CallRecord, of recorder: SpyRecorder) {
    let made = recorder.identity.location
    let sites = CallSite.current(outside: recorder.identity.typeName)
    let inTest = sites.first { $0.path == made.filePath }
    let isUnknown = made.filePath.isEmpty
    location =
      (inTest ?? (isUnknown ? sites.first : nil)).map {
        RecordedIssue.Location(fileID: made.fileID, filePath: $0.path, line: $0.line, column: 1)
      } ?? made
    var lines = ["\(call.qualifiedDescription) has no stub that accepts it."]
    lines += Self.nearest(to: call, among: recorder.stubs(of: call.member))
    if let site = sites.first { lines.append("It was called from \(site.description).") }
    message = lines.joined(separator: "\n")
  }

  func record() {
    IssueSink.record(message, at: location)
  }

  private static func nearest(to call: CallRecord, among stubs: [StubEntry]) -> [String] {
    guard !stubs.isEmpty else {
      let (name, _) = call.nameAndLabels
      return ["The member has no stub at all. Give it one: stub.\(name).returns(...)"]
    }
    let ranked = stubs.compactMap { stub in stub.pattern.map { ($0, $0.agreement(with: call)) } }
      .sorted { $0.1.count(where: \.self) > $1.1.count(where: \.self) }
    return ["The nearest stubs:"]
      + ranked.prefix(3).map { pattern, agreement in
        let wrong = zip(call.nameAndLabels.labels.indices, agreement).filter { !$0.1 }.map(\.0)
        return "  \(pattern)   differs in \(names(of: wrong, in: call))"
      }
  }

  private static func names(of positions: [Int], in call: CallRecord) -> String {
    let labels = call.nameAndLabels.labels
    return positions.map { labels[$0] == "_" ? "argument \($0 + 1)" : "\(labels[$0])" }
      .joined(separator: ", ")
  }
}
