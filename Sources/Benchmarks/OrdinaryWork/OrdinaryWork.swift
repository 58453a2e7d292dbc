/// Asynchronous work as any program does it, outside rehearsals: tasks are made, yield, and go to an actor and
/// to the main actor and back. It knows nothing of Rehearsal, so that programs with and without it can run it.
public enum OrdinaryWork {
  private actor Sum {
    private(set) var value = 0
    func add(_ number: Int) { value += number }
  }

  @MainActor private static var onMain = 0
  @MainActor private static func add(_ number: Int) { onMain += number }

  /// Tasks a second.
  public static func rate() async -> Double {
    let begin = ContinuousClock.now
    let count = 160_000
    let sum = Sum()
    for _ in 0..<count / 8 {
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            await Task.yield()
            await sum.add(number)
          }
        }
      }
      await add(1)
    }
    return Double(count) / ((ContinuousClock.now - begin) / .seconds(1))
  }
}
