import Foundation

/// A folder of a test's own that goes away with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.path + "/catalogue-\(UUID().uuidString)"
    try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in it, which need not exist.
  func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and gives its path.
  func write(_ bytes: some Sequence<UInt8>, to name: String) -> String {
    let path = file(name)
    try! Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }
}
