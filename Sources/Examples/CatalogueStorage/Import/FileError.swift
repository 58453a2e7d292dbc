import Foundation

/// A file that could not be read or written.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
  /// The file.
  public let path: String
  /// The system's error number.
  public let code: Int32

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - code: The system's error number, as in `errno`.
  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// Whether there is no such file.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// A sentence that says what is wrong, and with which file.
  public var description: String {
    "\(path): \(String(cString: strerror(code)))"
  }

  /// The same, for those who ask `localizedDescription`.
  public var errorDescription: String? { description }
}
