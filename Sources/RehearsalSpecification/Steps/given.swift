import RehearsalHooks

/// A step of a scenario that says what there is before anything happens.
///
/// ```swift
/// let presenter = given("a counter of four digits") { CounterPresenter(view: view) }
/// ```
///
/// - Parameters:
///   - sentence: what the step says after *given*.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///   - body: what the step does.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
@discardableResult
public func given<Result>(
  _ sentence: Sentence,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: () throws -> Result
) rethrows -> Result {
  try Step(
    .given, sentence, at: .init(fileID: fileID, filePath: filePath, line: line, column: column)
  ).perform(body)
}

/// A step of a scenario that says what there is before anything happens.
///
/// - Parameters:
///   - sentence: what the step says after *given*.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
///   - body: what the step does.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
@discardableResult
public nonisolated(nonsending) func given<Result>(
  _ sentence: Sentence,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await Step(
    .given, sentence, at: .init(fileID: fileID, filePath: filePath, line: line, column: column)
  ).perform(body)
}
