import Foundation

/// A file that takes the place of another once it's complete. What isn't a plain file, as a pipe or a device, can't
/// be replaced: it's written to directly.
final class ReplacementFile {
  private let path: String
  /// Where the bytes go until they are complete; `nil` if they go to the path itself.
  private let temporaryPath: String?
  private let handle: FileHandle
  private var isCommitted = false

  /// - Throws: ``FileError`` if nothing can be written there.
  init(path: String) throws(FileError) {
    // A symbolic link stays one: the file that it leads to is replaced.
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var status = stat()
    let isThere = stat(self.path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if isThere && kind == S_IFDIR { throw FileError(path: path, code: EISDIR) }
    temporaryPath = isThere && kind != S_IFREG ? nil : "\(self.path).\(UUID().uuidString).part"
    let creation = temporaryPath == nil ? 0 : O_CREAT | O_EXCL
    let descriptor = open(
      temporaryPath ?? self.path, O_WRONLY | O_CLOEXEC | creation, mode_t(0o666))
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  deinit {
    if let temporaryPath, !isCommitted { unlink(temporaryPath) }
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    try FileDescriptorOutput(descriptor: handle.fileDescriptor, path: path).write(bytes)
  }

  /// Puts it in its place.
  func commit() throws(FileError) {
    guard let temporaryPath else { return }
    guard fsync(handle.fileDescriptor) == 0, rename(temporaryPath, path) == 0 else {
      throw FileError(path: path, code: errno)
    }
    isCommitted = true
  }
}
