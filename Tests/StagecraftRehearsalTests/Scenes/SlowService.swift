import Rehearsal
import Synchronization

struct Offline: Error {}

/// Answers when the exploration says so, or fails, whether or not it heeds its cancellation.
final class SlowService: Sendable {
  private let heedsCancellation: Bool
  private let answered = Mutex<[String]>([])

  init(heedsCancellation: Bool = true) {
    self.heedsCancellation = heedsCancellation
  }

  /// What was answered or failed, other than by cancellation.
  var answers: [String] { answered.withLock { $0 } }

  func find(_ query: String) async throws -> String {
    if heedsCancellation { return try await ask(query) }
    // A task of its own, which the caller's cancellation does not reach.
    return try await Task { try await self.ask(query) }.value
  }

  private func ask(_ query: String) async throws -> String {
    do {
      let text = try await answer(
        "find(\(query))", .success("results for \(query)"), .failure(Offline()))
      answered.withLock { $0.append(query) }
      return text
    } catch let error as Offline {
      answered.withLock { $0.append(query) }
      throw error
    }
  }
}
