/// Given choices, once; beyond them the ordinary order.
final class Replay: Strategy {
  private let choices: [UInt16]
  private var position = 0
  private var hasRun = false
  /// The first choice that the program no longer offers.
  private(set) var misfit: Int?

  init(_ choices: [UInt16]) {
    self.choices = choices
  }

  func begin() -> Bool {
    defer { hasRun = true }
    return !hasRun
  }

  func choose(_ point: ChoicePoint) -> Int {
    defer { position += 1 }
    guard position < choices.count else { return 0 }
    let chosen = Int(choices[position])
    if chosen < point.count { return chosen }
    if misfit == nil { misfit = position }
    return 0
  }

  func end(count: Int) {
    // Zeros at the end need no choice point.
    let needed = choices.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    if misfit == nil, count < needed { misfit = count }
  }
}
