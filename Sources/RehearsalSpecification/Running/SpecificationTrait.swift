import Rehearsal
import RehearsalHooks
import Testing

/// Makes each test of a suite a scenario, and the suite the chapter of a manual.
///
/// ```swift
/// @MainActor
/// @Suite("The list of products", .specification(of: "Catalogue"))
/// struct ProductListSpecification {
///   private let view = ProductsViewSpy()
///   private let repository = ProductsRepositorySpy()
///
///   @Test("Products that arrive are shown, then loading ends", .rehearsed)
///   func productsArrive() async {
///     let list = given("a repository that has a car") {
///       repository.stub.get.returns([car])
///       return ProductsPresenter(view: view, repository: repository)
///     }
///     await when("the list opens") {
///       list.start()
///       await settled()
///     }
///     then("it shows its title, that it is loading, the products, and that loading has ended") {
///       view.expectNext(
///         .show(title: "Products"), .showLoadingStatus, .show(products: [car]), .hideLoadingStatus)
///     }
///   }
/// }
/// ```
///
/// The suite's display name is the screen, the test's display name the scenario. With `.rehearsed` every
/// order is tried, and the report says how many there were.
public struct SpecificationTrait: SuiteTrait, TestTrait, TestScoping {
  /// The screen that the tests of a suite are about.
  struct Screen: Sendable {
    var name: String
    var line: Int
  }

  @TaskLocal static var screen: Screen?

  let app: String

  /// The trait of a suite is that of its tests.
  public var isRecursive: Bool { true }

  /// A suite says which screen it is about, each case of a test is a scenario.
  ///
  /// - Parameters:
  ///   - test: a suite or a test.
  ///   - testCase: the case.
  /// - Returns: the trait; nil for a test as a whole, which has nothing to do but its cases.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    test.isSuite || testCase != nil ? self : nil
  }

  /// Remembers what is to be told, so that a scenario that never runs is told as such.
  ///
  /// - Parameter test: a suite or a test.
  public func prepare(for test: Test) async throws {
    if test.isSuite {
      ScenarioCollector.shared.declare(
        suite: test.sourceLocation.fileID, Screen(name: test.title, line: test.sourceLocation.line))
    } else {
      ScenarioCollector.shared.declare(key(for: test))
    }
  }

  /// Runs a scenario. Swift Testing calls it.
  ///
  /// - Parameters:
  ///   - test: a suite or a test.
  ///   - testCase: the case; nil for a suite.
  ///   - function: the rest of the test.
  /// - Throws: what the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if test.isSuite {
      let screen = Screen(name: test.title, line: test.sourceLocation.line)
      return try await Self.$screen.withValue(screen) { try await function() }
    }
    guard let testCase else { return try await function() }
    let run = ScenarioRun(key(for: test), keepsRecord: ScenarioCollector.shared.isActive)
    let place = test.sourceLocation
    try await run.perform(
      at: .init(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    ) {
      try await Self.naming(run).provideScope(
        for: test, testCase: testCase, performing: function)
    }
  }

  /// Adds the scenario and the step to Swift Testing's own issues. Those of doubles have them already.
  private static func naming(_ run: ScenarioRun) -> IssueHandlingTrait {
    .compactMapIssues { issue in
      guard issue.severity >= .error else { return issue }
      let place = run.place
      guard !issue.comments.contains(where: { $0.rawValue.contains(place) }) else { return issue }
      var issue = issue
      run.countExpectation()
      run.fail("\(issue)")
      issue.comments.append(Comment(rawValue: place))
      return issue
    }
  }

  private func key(for test: Test) -> ScenarioRecord.Key {
    let place = test.sourceLocation
    let screen =
      Self.screen ?? ScenarioCollector.shared.screen(before: place.line, in: place.fileID)
    return ScenarioRecord.Key(
      app: app, screen: screen?.name ?? "Scenarios", title: test.title, fileID: place.fileID,
      line: place.line, screenLine: screen?.line ?? 0)
  }
}

extension Test {
  /// The display name, or the function's or type's name without parentheses.
  fileprivate var title: String {
    displayName ?? String(name.prefix { $0 != "(" })
  }
}

extension Trait where Self == SpecificationTrait {
  /// Makes each test of a suite a scenario of an app's specification.
  ///
  /// - Parameter app: the app, by which the report is ordered.
  /// - Returns: the trait.
  public static func specification(of app: String) -> Self { SpecificationTrait(app: app) }
}
