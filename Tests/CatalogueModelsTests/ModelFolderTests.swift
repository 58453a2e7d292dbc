import Foundation
import Testing

@testable import CatalogueModels

@Suite("The folder of models")
final class ModelFolderTests {
  private let root: URL
  private let folder: ModelFolder

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(
      component: "model-folder-\(UUID().uuidString)")
    let inside = root.appending(component: "models/animals")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    folder = ModelFolder(path: root.appending(component: "models").path)
    try write("models/animals/a.obj")
    try write("secret.obj")
    try write("models2.obj")
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  private func write(_ name: String, _ text: String = "v 0 0 0\n") throws {
    try Data(text.utf8).write(to: root.appending(path: name))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: name).path, withDestinationPath: target)
  }

  @Test("gives its files, by links within it too")
  func files() throws {
    #expect(folder.exists)
    let file = try folder.file("animals/a.obj")
    #expect(file.path.hasSuffix("/models/animals/a.obj"))
    try link("models/b.obj", to: "animals/a.obj")
    #expect(try folder.file("b.obj") == file)
  }

  @Test("a file that was changed is another")
  func changes() throws {
    let before = try folder.file("animals/a.obj")
    try write("models/animals/a.obj", "v 0 0 0\nv 1 0 0\n")
    #expect(try folder.file("animals/a.obj") != before)
  }

  @Test("gives nothing outside, whatever links there are")
  func outside() throws {
    try link("models/out.obj", to: "../secret.obj")
    try link("models/up", to: "..")
    try link("models/absolute.obj", to: root.appending(path: "secret.obj").path)
    // A path that merely begins like the folder's.
    try link("models/beside.obj", to: "../models2.obj")
    for name in ["out.obj", "up/secret.obj", "absolute.obj", "beside.obj", "../secret.obj"] {
      #expect(throws: ModelFrameError.fileOutside(name: name, folder: folder.path), "\(name)") {
        try folder.file(name)
      }
    }
  }

  @Test("says what is missing")
  func missing() throws {
    try link("models/dangling.obj", to: "nowhere.obj")
    for name in ["no.obj", "dangling.obj", "animals/a.obj/b.obj"] {
      #expect(throws: ModelFrameError.fileMissing(name: name, folder: folder.path)) {
        try folder.file(name)
      }
    }
    let nowhere = ModelFolder(path: root.path + "/nowhere")
    #expect(!nowhere.exists)
    #expect(!ModelFolder(path: root.path + "/secret.obj").exists)
    #expect(throws: ModelFrameError.folderMissing(path: nowhere.path)) {
      try nowhere.file("a.obj")
    }
  }
}
