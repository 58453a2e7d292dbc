import Foundation
import RehearsalDoublesGenerator

/// Source files in a temporary folder, as the plugin finds them.
final class ModuleFolder {
  private let folder: URL
  private var request: GenerationRequest

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    request = GenerationRequest(output: folder.appending(path: "Doubles.swift").path, modules: [])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Adds a module, one file for each text: `App0.swift`, `App1.swift` and so on.
  func add(_ name: String, _ role: GenerationRequest.Role = .tested, _ texts: String...) throws {
    let files = try texts.enumerated().map { try write($1, to: "\(name)\($0).swift") }
    request.modules.append(.init(name: name, role: role, files: files))
  }

  func configure(_ json: String) throws {
    request.configuration = try write(json, to: "RehearsalDoubles.json")
  }

  func generate() throws -> ModuleGenerator.Result { try ModuleGenerator(request).generate() }

  /// The doubles' names, in their order.
  func doubles() throws -> [String] {
    try generate().source.matches(of: /(?:final class|actor) (\w+Spy)\b/).map { String($0.1) }
  }

  /// The problems without the folder's path.
  func problems() throws -> [String] {
    try generate().problems.map { "\($0)".replacing(folder.path + "/", with: "") }
  }

  private func write(_ text: String, to name: String) throws -> String {
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}
