import Foundation

/// Why an import changed nothing.
public enum ImportError: Error, Equatable, Sendable {
  /// Rows are no products, and the import wasn't told to leave them out. Each was reported.
  case badRows(count: Int)
  /// The file can't be read to its end: nothing after this line could be trusted.
  case malformed(line: Int, reason: String)
}

extension ImportError: CustomStringConvertible, LocalizedError {
  /// A sentence that says what is wrong.
  public var description: String {
    switch self {
    case .badRows(let count): count == 1 ? "One row is bad" : "\(count) rows are bad"
    case .malformed(let line, let reason): "line \(line): \(reason)"
    }
  }

  /// The same, for those who ask `localizedDescription`.
  public var errorDescription: String? { description }
}
