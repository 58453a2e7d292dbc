import RehearsalDoubles
import RehearsalHooks

/// Expects that two values are equal.
///
/// - Parameters:
///   - actual: what there is.
///   - expected: what there should be.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
public func expect<Value: Equatable>(
  _ actual: Value, equals expected: Value,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  CurrentObserver.countExpectation()
  guard actual != expected else { return }
  IssueSink.record(
    "Expected \(String(reflecting: expected)), but it is \(String(reflecting: actual)).",
    at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that two lists are equal. A failure shows both side by side.
///
/// - Parameters:
///   - actual: what there is.
///   - expected: what there should be.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
public func expect<Element: Equatable>(
  _ actual: [Element], equals expected: [Element],
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  CurrentObserver.countExpectation()
  guard actual != expected else { return }
  let sides = CallList.sideBySide(
    expected.map { String(reflecting: $0) }, actual.map { String(reflecting: $0) },
    isEqual: { expected[$0] == actual[$1] })
  IssueSink.record(
    "The lists differ:\n\(sides)",
    at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that two numbers are equal but for a tolerance.
///
/// - Parameters:
///   - actual: what there is.
///   - expected: what there should be.
///   - tolerance: how far they may be apart.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
public func expect<Number: FloatingPoint>(
  _ actual: Number, equals expected: Number, within tolerance: Number,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  CurrentObserver.countExpectation()
  if actual == expected || (actual - expected).magnitude <= tolerance { return }
  IssueSink.record(
    "Expected \(expected), give or take \(tolerance), but it is \(actual).",
    at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that a condition holds. Prefer the forms that compare: they can show the difference.
///
/// - Parameters:
///   - condition: what should hold.
///   - explanation: what it means if it does not.
///   - fileID: the caller's module and file.
///   - filePath: the caller's file.
///   - line: the caller's line.
///   - column: the caller's column.
public func expect(
  _ condition: Bool, _ explanation: @autoclosure () -> String,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  CurrentObserver.countExpectation()
  guard !condition else { return }
  IssueSink.record(
    explanation(), at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
}
