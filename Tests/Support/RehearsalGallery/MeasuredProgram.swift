import Rehearsal

/// The programs whose schedules are counted: by `rehearsal-bench` in release, by a test in debug.
public enum MeasuredProgram {
  /// A view model with eight tasks of eight suspension points each.
  @MainActor public static func viewModel() async throws {
    _ = await loadedViewModel()
  }

  /// The same, for whoever looks at what it leaves.
  @MainActor public static func loadedViewModel() async -> [Int] {
    let model = ViewModel()
    for index in 0..<8 { Task { await model.load(index) } }
    await settled()
    return model.values
  }

  /// Two tasks with three suspension points each.
  @Sendable public static func small() async throws {
    for _ in 0..<2 {
      Task { for _ in 0..<3 { await Task.yield() } }
    }
    await settled()
  }

  /// The small one, and as many more tasks as make a tree of over a million schedules.
  @Sendable public static func large() async throws {
    for _ in 0..<5 {
      Task { for _ in 0..<3 { await Task.yield() } }
    }
    await settled()
  }
}

@MainActor private final class ViewModel {
  private(set) var values = [Int](repeating: 0, count: 8)

  func load(_ index: Int) async {
    for _ in 0..<8 {
      await Task.yield()
      values[index] += 1
    }
  }
}
