import CRehearsal
import RehearsalHooks
import Testing

/// Reruns the body of a test under many schedules.
///
/// ```swift
/// @MainActor @Test(.rehearsed)
/// func onlyTheLatestPageIsShown() async {
///   let presenter = PagerPresenter(service: SlowService())
///   presenter.next()
///   presenter.next()
///   await settled(within: .seconds(5))
///   #expect(presenter.shown == "page 3")
/// }
/// ```
///
/// It may stand on a test or on a suite, on the main actor or not, and on a parameterised test, each of
/// whose cases is explored by itself. What lies outside the body is shared by all schedules: the test's
/// arguments, statics, and the instance of the suite with its stored properties. Make inside the body what
/// the schedules should not share.
public struct RehearsedTrait: TestTrait, SuiteTrait, TestScoping {
  let budget: ExplorationBudget
  let order: ScheduleOrder
  let foreignWork: ForeignWork
  let usesMainActor: Bool
  let seed: UInt64

  /// A suite's tests are rehearsed each by itself.
  public var isRecursive: Bool { true }

  /// Explores one case of a test. Swift Testing calls it.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - testCase: the case; nil for a suite, which has nothing to explore.
  ///   - function: the body.
  /// - Throws: what the body throws when there is no case.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let place = test.sourceLocation
    let location = RecordedIssue.Location(
      fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    let settings = ConductorSettings(
      order: order, foreignWork: foreignWork, usesMainActor: usesMainActor)
    let exploration = Exploration(
      settings: settings, budget: budget, seed: seed, location: location)
    let report =
      usesMainActor
      ? await MainActor.run { Self.run(function, exploration) } : Self.run(function, exploration)
    Exploration.fail(report, at: location)
  }

  private static func run(
    _ function: @Sendable () async throws -> Void, _ exploration: Exploration
  ) -> ExplorationReport {
    withoutActuallyEscaping(function) { function in
      let body = ImmortalBody(function)
      return exploration.run { try await body.call() }
    }
  }
}

extension Trait where Self == RehearsedTrait {
  /// Reruns the body under every completion order, or as many as the standard budget allows.
  public static var rehearsed: Self { rehearsed() }

  /// Reruns the body under many schedules.
  ///
  /// - Parameters:
  ///   - budget: how much to try.
  ///   - order: how fine the choices are.
  ///   - foreignWork: what to do with work that comes back from a thread that the rehearsal does not own.
  ///   - usesMainActor: false lets rehearsals run in parallel; code of the main actor then fails them.
  ///   - seed: where the random strategies begin.
  /// - Returns: the trait.
  public static func rehearsed(
    _ budget: ExplorationBudget = .standard, order: ScheduleOrder = .completion,
    foreignWork: ForeignWork = .refused, usesMainActor: Bool = true, seed: UInt64 = 0
  ) -> Self {
    RehearsedTrait(
      budget: budget, order: order, foreignWork: foreignWork, usesMainActor: usesMainActor,
      seed: seed)
  }
}

/// A body that tasks may keep although it was lent as one that does not escape.
///
/// A test that hangs keeps its body in a task that never ends, and `withoutActuallyEscaping` traps when
/// anything still refers to its closure. So the closure's context, which only refers to the body that was
/// lent, is copied into memory that is never freed: a few words for each test case. The body is not called
/// any more once the scope that lent it is left.
private struct ImmortalBody: Sendable {
  private typealias Function = @Sendable () async throws -> Void
  private let function: Function

  init(_ function: @escaping @Sendable () async throws -> Void) {
    // A function value is its code and its context.
    var words = unsafeBitCast(function, to: (UInt, UInt).self)
    if let context = UnsafeRawPointer(bitPattern: words.1) {
      words.1 = UInt(bitPattern: crehearsal_immortal_copy(context))
    }
    self.function = unsafeBitCast(words, to: Function.self)
  }

  func call() async throws { try await function() }
}
