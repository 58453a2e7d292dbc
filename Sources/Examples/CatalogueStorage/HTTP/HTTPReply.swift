import Foundation

/// A server's answer.
public struct HTTPReply: Equatable, Sendable {
  /// The status code.
  public let status: Int
  /// The media type, without parameters.
  public let mimeType: String?
  /// The content.
  public internal(set) var body: Data

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - mimeType: The media type, without parameters.
  ///   - body: The content.
  public init(status: Int, mimeType: String?, body: Data) {
    self.status = status
    self.mimeType = mimeType
    self.body = body
  }
}
