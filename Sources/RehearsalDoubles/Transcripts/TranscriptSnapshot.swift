import Foundation
import RehearsalHooks

extension Transcript {
  /// Compares the transcript with a text that is kept beside the test, in the folder
  /// `__Transcripts__`, one call a line.
  ///
  /// If there is no such file it is written, and the test fails once to say so. With the environment
  /// variable `REHEARSAL_RECORD` set to 1, it is written anew.
  ///
  /// - Parameters:
  ///   - name: the file's name without extension.
  ///   - fileID: where the test checks.
  ///   - filePath: where the test checks; the folder lies beside it.
  ///   - line: where the test checks.
  ///   - column: where the test checks.
  public func expectSnapshot(
    named name: String,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    CurrentObserver.countExpectation()
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
      .appending(path: "__Transcripts__")
    let file = folder.appending(path: "\(name).txt")
    let isRecording = ProcessInfo.processInfo.environment["REHEARSAL_RECORD"] == "1"
    let message: String?
    do {
      if !isRecording, let old = try? String(contentsOf: file, encoding: .utf8) {
        message = difference(from: old, name)
      } else {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try (description + "\n").write(to: file, atomically: true, encoding: .utf8)
        message =
          isRecording ? nil : "The transcript \(name) was not kept yet. It is now; run again."
      }
    } catch {
      message = "The transcript \(name) cannot be kept at \(file.path): \(error)"
    }
    guard let message else { return }
    IssueSink.record(
      message, at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func difference(from old: String, _ name: String) -> String? {
    let expected = old.split(separator: "\n").map(String.init)
    let actual = description.split(separator: "\n").map(String.init)
    guard expected != actual else { return nil }
    let sides = CallList.sideBySide(expected, actual) { expected[$0] == actual[$1] }
    return "The transcript differs from the one kept as \(name):\n\(sides)\n"
      + "If the new one is right, run the test with REHEARSAL_RECORD=1."
  }
}
