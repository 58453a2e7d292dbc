import RehearsalHooks

/// A step of a scenario that says what happens.
///
/// ```swift
/// when("the user taps up") { presenter.up() }
/// ```
///
/// - Parameters:
///   - sentence: what the step says after *when*.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///   - body: what the step does.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
@discardableResult
public func when<Result>(
  _ sentence: Sentence,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: () throws -> Result
) rethrows -> Result {
  try Step(
    .when, sentence, at: .init(fileID: fileID, filePath: filePath, line: line, column: column)
  ).perform(body)
}

/// A step of a scenario that says what happens.
///
/// - Parameters:
///   - sentence: what the step says after *when*.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///   - body: what the step does.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
@discardableResult
public nonisolated(nonsending) func when<Result>(
  _ sentence: Sentence,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await Step(
    .when, sentence, at: .init(fileID: fileID, filePath: filePath, line: line, column: column)
  ).perform(body)
}
