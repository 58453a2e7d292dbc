import Foundation

/// Writes whole arrays to an open file, a pipe or a terminal.
public struct FileDescriptorOutput: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - descriptor: An open descriptor; it stays open.
  ///   - path: What errors call it.
  public init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  /// Writes all of the bytes.
  ///
  /// - Throws: ``FileError`` if the system doesn't take them.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw FileError(path: path, code: errno)
      }
    }
  }
}
