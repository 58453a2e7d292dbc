import Rehearsal
import Testing

/// A race condition that apps really have, and what cures it.
package struct GalleryBug: Sendable, CustomTestStringConvertible {
  package typealias Body = @Sendable () async throws -> Void

  package let name: String
  /// The coarsest order that finds it.
  package let order: ScheduleOrder
  package let buggy: Body
  package let fixed: Body

  package var testDescription: String { name }

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

  package static let all: [GalleryBug] = [
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
