import Rehearsal

/// A view model with eight tasks of eight suspension points each.
@MainActor final class ViewModel {
  var values = [Int](repeating: 0, count: 8)

  func load(_ index: Int) async {
    for _ in 0..<8 {
      await Task.yield()
      values[index] += 1
    }
  }
}

/// The programs whose schedules are counted.
enum Programs {
  @MainActor static func viewModel() async throws {
    let model = ViewModel()
    for index in 0..<8 { Task { await model.load(index) } }
    await settled()
  }

  @Sendable static func small() async throws {
    for _ in 0..<2 {
      Task { for _ in 0..<3 { await Task.yield() } }
    }
    await settled()
  }
}
