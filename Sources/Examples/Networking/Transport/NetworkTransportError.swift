import Foundation

/// Why a transport gave up although the server may have been about to answer.
public enum NetworkTransportError: Error, Hashable, CustomStringConvertible, LocalizedError {
  /// The response was not complete within this time.
  case timedOut(after: Duration)
  /// The response is larger than this number of bytes.
  case tooLarge(limit: Int)

  /// What went wrong, in a sentence.
  public var description: String {
    switch self {
    case .timedOut(let limit): "The response was not complete after \(limit)."
    case .tooLarge(let limit): "The response is larger than \(limit) bytes."
    }
  }

  /// The same, for those who ask `localizedDescription`.
  public var errorDescription: String? { description }
}
