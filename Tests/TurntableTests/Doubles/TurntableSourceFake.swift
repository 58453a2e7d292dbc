import Synchronization
import Turntable

/// Makes frames when the test says so.
final class TurntableSourceFake: TurntableSource {
  private struct State {
    var asked: [Int] = []
    var waiting: [(step: Int, continuation: CheckedContinuation<Void, any Error>)] = []
  }

  private let state = Mutex(State())

  /// The steps that were asked for.
  var asked: [Int] { state.withLock { $0.asked } }

  func frame(at angle: TurntableAngle) async throws -> TurntableFrame {
    try await withCheckedThrowingContinuation { continuation in
      state.withLock { state in
        state.asked.append(angle.step)
        state.waiting.append((angle.step, continuation))
      }
    }
    return .sample(angle.step)
  }

  /// Answers a request, and waits until that has had its effect.
  @MainActor
  func answer(_ step: Int, _ result: Result<Void, any Error> = .success(())) async {
    await settled()
    let continuation = state.withLock { state in
      state.waiting.firstIndex { $0.step == step }.map { state.waiting.remove(at: $0).continuation }
    }
    continuation?.resume(with: result)
    await settled()
  }

  /// Waits until the tasks of the pool and the main actor have done what they had to do.
  @MainActor
  func settled() async {
    for _ in 0..<20 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(20))
  }
}

extension TurntableFrame {
  static func sample(_ step: Int) -> TurntableFrame {
    TurntableFrame(angle: TurntableAngle(step: step), picture: .webp([UInt8(step)]))
  }
}
