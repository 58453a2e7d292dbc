/// The examples of a scenario whose sentences differ in their values only.
struct ExampleTable {
  /// The steps, with the columns' names where the values stand.
  let outline: [Example.Step]
  let columns: [String]
  let rows: [[String]]
  /// For each row whether it holds.
  let holds: [Bool]

  /// Makes a table if there are several examples, they have the same words, and their values differ.
  init?(_ examples: [Example]) {
    guard examples.count > 1, let first = examples.first,
      examples.allSatisfy({ Self.words($0) == Self.words(first) })
    else { return nil }
    let count = first.values.count
    let varying = (0..<count).filter { index in
      examples.contains { $0.values[index] != first.values[index] }
    }
    guard !varying.isEmpty else { return nil }
    var index = -1
    var names: [String] = []
    outline = first.steps.map { step in
      var step = step
      step.parts = step.parts.map { part in
        guard case .value(_, let column) = part else { return part }
        index += 1
        guard varying.contains(index) else { return part }
        let name = column ?? "value \(names.count + 1)"
        names.append(name)
        return .value("⟨\(name)⟩", column: column)
      }
      return step
    }
    // A name that stands twice in the sentences for the same values is one column.
    var columns: [String] = []
    var kept: [Int] = []
    for (name, index) in zip(names, varying) {
      let twin = columns.firstIndex(of: name)
      if let twin, examples.allSatisfy({ $0.values[kept[twin]] == $0.values[index] }) { continue }
      columns.append(name)
      kept.append(index)
    }
    self.columns = columns
    rows = examples.map { example in kept.map { example.values[$0] } }
    holds = examples.map(\.holds)
  }

  private static func words(_ example: Example) -> [String] {
    example.steps.map { step in
      step.word.rawValue
        + step.parts.map { part in
          if case .words(let text) = part { text } else { "\u{0}" }
        }.joined()
    }
  }
}
