import Rehearsal
import Testing

/// A race condition that apps really have, and what cures it.
struct GalleryBug: Sendable, CustomTestStringConvertible {
  typealias Body = @Sendable () async throws -> Void

  let name: String
  /// The coarsest order that finds it.
  let order: ScheduleOrder
  let buggy: Body
  let fixed: Body

  var testDescription: String { name }

  /// - Parameter scenario: what the user does and what must hold, for either version.
  init(
    _ name: String, order: ScheduleOrder = .completion,
    scenario: @escaping @Sendable (_ isFixed: Bool) async throws -> Void
  ) {
    self.name = name
    self.order = order
    buggy = { try await scenario(false) }
    fixed = { try await scenario(true) }
  }

  static let all: [GalleryBug] = [
    .staleResponse, .doubleSubmit, .overdraw, .lateAfterCancel, .timeoutAgainstResponse,
    .refreshStampede, .initRace, .debounce, .paginationDuplicates, .lostWakeup, .generationReset,
    .unsubscribeDuringEmission,
  ]
}

/// What must hold does not.
struct Violation: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

func expect(_ condition: Bool, _ message: @autoclosure () -> String) throws {
  if !condition { throw Violation(message()) }
}
