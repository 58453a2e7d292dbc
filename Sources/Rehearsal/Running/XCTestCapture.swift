import CRehearsal
import RehearsalHooks

/// Keeps what `XCTAssert` and its like report inside a rehearsal: that schedule fails, not yet the test.
enum XCTestCapture {
  /// Hands the callback to the C side, once.
  static let install: Void = crehearsal_set_failure_recorded { text, file, line in
    guard let conductor = Conductor.current else { return }
    let path = string(file)
    let location = RecordedIssue.Location(
      fileID: path.split(separator: "/").last.map(String.init) ?? path, filePath: path, line: line,
      column: 1)
    conductor.problem(Problem(.issue, string(text), at: location))
  }

  /// A string is two words, here of a caller who keeps it.
  private static func string(_ words: UnsafePointer<UInt>) -> String {
    UnsafeRawPointer(words).assumingMemoryBound(to: String.self).pointee
  }
}
