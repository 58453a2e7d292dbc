/// The ordinary order, once: what was ready first runs first, answers come as they were asked for, no
/// timer is late.
final class FirstInFirstOut: Strategy {
  private var hasRun = false

  func begin() -> Bool {
    defer { hasRun = true }
    return !hasRun
  }

  func choose(_ point: ChoicePoint) -> Int { 0 }

  func end(count: Int) {}
}
