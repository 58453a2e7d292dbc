import Foundation

/// What the environment says about explorations: `REHEARSAL_SCHEDULES`, `REHEARSAL_SECONDS`,
/// `REHEARSAL_SHARD`, `REHEARSAL_TOKEN`, `CI`. A process that writes a specification, which must be the same
/// wherever it is written, takes no notice of them.
struct ExplorationEnvironment: Equatable {
  var schedules: Int?
  var time: Duration?
  /// Which of how many shards this process is: `3/16` is the third.
  var shard: Shard?
  var token: Token?
  var isContinuousIntegration = false
  /// What could not be read, for a person.
  var complaints: [String] = []

  static let current = ExplorationEnvironment(ProcessInfo.processInfo.environment)

  init(_ variables: [String: String]) {
    guard variables["REHEARSAL_SPECIFICATION"] == nil else { return }
    func read<Value>(_ name: String, _ form: String, _ parse: (String) -> Value?) -> Value? {
      guard let text = variables[name], !text.isEmpty else { return nil }
      if let value = parse(text) { return value }
      complaints.append("\(name)=\(text) is ignored: expected \(form)")
      return nil
    }
    schedules = read("REHEARSAL_SCHEDULES", "a positive number, such as 20000") { text in
      Int(text).flatMap { $0 > 0 ? $0 : nil }
    }
    time = read("REHEARSAL_SECONDS", "a positive number, such as 60") { text in
      Double(text).flatMap { $0 > 0 ? .seconds($0) : nil }
    }
    shard = read("REHEARSAL_SHARD", "a number from 1 and the count, such as 3/16") { text in
      let parts = text.split(separator: "/").map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1],
        (1...max(1, count)).contains(index)
      else { return nil }
      return Shard(index: index, count: count)
    }
    token = read("REHEARSAL_TOKEN", "a token as a failure prints it", Token.init)
    isContinuousIntegration = ["1", "true", "yes"].contains(variables["CI"]?.lowercased() ?? "")
  }

  /// The budget that a call's own budget becomes here. The environment only ever raises it.
  func budget(_ budget: ExplorationBudget) -> (schedules: Int, time: Duration?, exhaustive: Int) {
    let standard = isContinuousIntegration ? 2_000 : 200
    let own = budget.schedules ?? standard
    let count = max(own, schedules ?? (time == nil ? own : .max))
    let limit = budget.time.map { max($0, time ?? $0) } ?? time
    return (count, limit, max(budget.exhaustiveLimit, schedules ?? 0))
  }
}
