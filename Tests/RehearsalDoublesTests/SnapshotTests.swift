import Foundation
import RehearsalDoubles
import Testing

@MainActor struct SnapshotTests {
  @Test func firstKeptThenCompared() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appending(path: "Tests.swift").path
    let view = ProductsViewSpy()
    view.show(title: "Products")
    withKnownIssue {
      Transcript.current.expectSnapshot(named: "start", filePath: test)
    } matching: {
      $0.text == "The transcript start was not kept yet. It is now; run again."
    }
    Transcript.current.expectSnapshot(named: "start", filePath: test)
    view.hideLoadingStatus()
    withKnownIssue {
      Transcript.current.expectSnapshot(named: "start", filePath: test)
    } matching: {
      $0.text == """
        The transcript differs from the one kept as start:
           ProductsViewSpy.show(title: "Products")
        -> expected -
           actual   ProductsViewSpy.hideLoadingStatus
        If the new one is right, run the test with REHEARSAL_RECORD=1.
        """
    }
  }
}
