import Foundation

/// A command line that can't be understood.
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
  /// What is wrong, in a sentence without its full stop.
  public let reason: String
  /// The command that it's about, if it got that far.
  public let command: String?

  /// What is wrong, and where to read more.
  public var description: String {
    let help = ["showcase", command, "--help"].compactMap(\.self).joined(separator: " ")
    return "\(reason). See: \(help)"
  }

  /// The same, for those who ask `localizedDescription`.
  public var errorDescription: String? { description }
}
