import RehearsalHooks

/// Runs a body as a scenario, where no trait can make it one: in XCTest.
///
/// ```swift
/// func testUp() {
///   scenario("Up raises all digits", of: "Tally counter", screen: "The counter") {
///     let presenter = given("a counter that shows zeros") { CounterPresenter(view: view) }
///     when("the user taps up") { presenter.up() }
///     then("each digit is one more") { view.expect(ones) }
///   }
/// }
/// ```
///
/// - Parameters:
///   - title: what the scenario is called.
///   - app: the app, by which the report is ordered.
///   - screen: the screen that it is about.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///   - body: the steps.
/// - Throws: what the body throws.
public func scenario(
  _ title: String, of app: String, screen: String,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: () throws -> Void
) rethrows {
  let key = ScenarioRecord.Key(
    app: app, screen: screen, title: title, fileID: fileID, line: line, screenLine: 0)
  try ScenarioRun(key, keepsRecord: ScenarioCollector.shared.isActive).perform(
    at: .init(fileID: fileID, filePath: filePath, line: line, column: column), body)
}

/// Runs an asynchronous body as a scenario, where no trait can make it one: in XCTest.
///
/// - Parameters:
///   - title: what the scenario is called.
///   - app: the app, by which the report is ordered.
///   - screen: the screen that it is about.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///   - body: the steps.
/// - Throws: what the body throws.
public nonisolated(nonsending) func scenario(
  _ title: String, of app: String, screen: String,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: nonisolated(nonsending) () async throws -> Void
) async rethrows {
  let key = ScenarioRecord.Key(
    app: app, screen: screen, title: title, fileID: fileID, line: line, screenLine: 0)
  try await ScenarioRun(key, keepsRecord: ScenarioCollector.shared.isActive).perform(
    at: .init(fileID: fileID, filePath: filePath, line: line, column: column), body)
}
