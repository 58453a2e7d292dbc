import Foundation
import PhongPictures

/// The folder whose model files products may show, and no others.
public struct ModelFolder: Hashable, Sendable {
  /// The folder's path.
  public let path: String

  /// Names a folder.
  ///
  /// - Parameter path: Its path.
  public init(path: String) {
    self.path = path
  }

  /// Whether it exists now and is a folder.
  public var exists: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Finds a file. A symbolic link counts as what it leads to, which must be in the folder too.
  ///
  /// - Parameter name: The path within the folder.
  func file(_ name: String) throws(ModelFrameError) -> ModelFile {
    guard let root = Self.realPath(path) else { throw .folderMissing(path: path) }
    guard let file = Self.realPath("\(root)/\(name)") else {
      throw .fileMissing(name: name, folder: path)
    }
    guard file.hasPrefix(root == "/" ? root : root + "/") else {
      throw .fileOutside(name: name, folder: path)
    }
    var status = stat()
    guard stat(file, &status) == 0 else { throw .fileMissing(name: name, folder: path) }
    return ModelFile(
      path: file, size: Int(status.st_size), modified: status.modified, number: status.fileNumber)
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// A model file in one of its states: one that was changed is another.
struct ModelFile: Hashable {
  let path: String
  let size: Int
  /// In nanoseconds.
  let modified: Int
  let number: UInt64
}

extension stat {
  fileprivate var modified: Int {
    #if canImport(Darwin)
    st_mtimespec.tv_sec * 1_000_000_000 + st_mtimespec.tv_nsec
    #else
    st_mtim.tv_sec * 1_000_000_000 + st_mtim.tv_nsec
    #endif
  }
  fileprivate var fileNumber: UInt64 { UInt64(st_ino) }
}
