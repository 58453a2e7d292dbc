import RehearsalHooks

/// A step of a scenario that says what is expected.
///
/// ```swift
/// then("each digit is one more") { expect(presenter.texts, equals: ["1", "1", "1", "1"]) }
/// ```
///
/// A `then` in which nothing is asserted fails. What counts: ``expect(_:equals:fileID:filePath:line:column:)``
/// and its neighbours, and every expectation of a double. A `#expect` that holds leaves no trace, so it does
/// not count alone; one that fails does fail the test, with the step named.
///
/// - Parameters:
///   - sentence: what the step says after *then*.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///   - body: what the step does.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
@discardableResult
public func then<Result>(
  _ sentence: Sentence,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: () throws -> Result
) rethrows -> Result {
  try Step(
    .then, sentence, at: .init(fileID: fileID, filePath: filePath, line: line, column: column)
  ).perform(body)
}

/// A step of a scenario that says what is expected.
///
/// A `then` in which nothing is asserted fails. What counts: ``expect(_:equals:fileID:filePath:line:column:)``
/// and its neighbours, and every expectation of a double. A `#expect` that holds leaves no trace, so it does
/// not count alone; one that fails does fail the test, with the step named.
///
/// - Parameters:
///   - sentence: what the step says after *then*.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///   - body: what the step does.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
@discardableResult
public nonisolated(nonsending) func then<Result>(
  _ sentence: Sentence,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await Step(
    .then, sentence, at: .init(fileID: fileID, filePath: filePath, line: line, column: column)
  ).perform(body)
}
