/// Something that went wrong in a test: what, and where in its source.
public struct RecordedIssue: Hashable, Sendable, CustomStringConvertible {
  /// A place in a source file.
  public struct Location: Hashable, Sendable {
    /// The module and file, as `#fileID` gives them.
    public let fileID: String
    /// The whole path, as `#filePath` gives it.
    public let filePath: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int

    /// The place of the call, unless other values are given.
    ///
    /// - Parameters:
    ///   - fileID: the module and file.
    ///   - filePath: the whole path.
    ///   - line: the line, from 1.
    ///   - column: the column, from 1.
    public init(
      fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
      column: Int = #column
    ) {
      self.fileID = fileID
      self.filePath = filePath
      self.line = line
      self.column = column
    }
  }

  /// What went wrong, for a person to read. It may have several lines.
  public let message: String
  /// Where in the test's source.
  public let location: Location

  /// Describes an issue.
  ///
  /// - Parameters:
  ///   - message: what went wrong.
  ///   - location: where in the test's source.
  public init(_ message: String, at location: Location) {
    self.message = message
    self.location = location
  }

  /// The place and the message, in the form that compilers print and editors can jump to.
  public var description: String {
    "\(location.filePath):\(location.line):\(location.column): error: \(message)"
  }
}
