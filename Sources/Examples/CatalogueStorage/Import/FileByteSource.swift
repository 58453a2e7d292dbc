import Foundation

/// The bytes of a file, a pipe or a terminal, as they come.
struct FileByteSource: ByteSource {
  /// The path that means the standard input.
  static let standardInput = "-"

  let count: Int?
  private let path: String
  private let handle: FileHandle

  /// Opens a file, or the standard input if the path is `-`.
  ///
  /// - Throws: ``FileError`` if there is no such file, or it may not be read.
  init(path: String) throws(FileError) {
    self.path = path
    if path == Self.standardInput {
      handle = .standardInput
      count = nil
      return
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, code: errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw FileError(path: path, code: EISDIR) }
    count = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  mutating func read(into buffer: inout [UInt8]) throws(FileError) -> Int {
    while true {
      // FileHandle would make a new object for each chunk; this reads into the same memory.
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(handle.fileDescriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { return count }
      if errno != EINTR { throw FileError(path: path, code: errno) }
    }
  }
}
