import Foundation

/// Scenarios for the benchmark, which can make none of its own outside a test.
package enum SpecificationBenchmark {
  /// Writes a specification as the end of a test process does.
  ///
  /// - Parameters:
  ///   - count: how many scenarios; each has four steps, twelve calls and four answers.
  ///   - folder: where to.
  package static func write(scenarios count: Int, to folder: URL) throws {
    let records = (0..<count).map { number in
      let key = ScenarioRecord.Key(
        app: "App \(number % 4)", screen: "Screen \(number % 40)", title: "Scenario \(number)",
        fileID: "Target\(number % 4)/File.swift", line: number, screenLine: number % 40)
      return ScenarioRecord(key: key, examples: [example(number)])
    }
    let specification = SpecificationFolder(folder)
    _ = try specification.update(records, .targets(library: .swiftTesting))
  }

  private static func example(_ number: Int) -> Example {
    var example = Example()
    for (index, word) in [StepWord.given, .when, .then, .then].enumerated() {
      let parts: [Sentence.Part] = [
        .words("the list has "), .value("\(number) products", column: "products"),
      ]
      example.steps.append(.init(word: word, parts: parts))
      let time = Int64(index) * 1_000_000_000
      example.moments.append(
        Moment(
          kind: .step, lane: word.rawValue, text: "the list has \(number) products", time: time))
      for call in 0..<3 {
        example.moments.append(
          Moment(
            kind: .call, lane: "ProductsView", text: "show(title: \"Products \(call)\")", time: time))
      }
      example.moments.append(
        Moment(kind: .answer, lane: "Repository.get", text: "answers: [\"Car\"]", time: time))
    }
    example.exploration = ExploredOrders(
      count: 24, isExhaustive: true, permutesJobs: false, failures: 0)
    return example
  }
}
