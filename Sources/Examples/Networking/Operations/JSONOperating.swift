import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks for JSON.
public protocol JSONOperating: Sendable {
  /// What the JSON says.
  associatedtype JSON: Sendable

  /// Asks for JSON and waits for it.
  ///
  /// - Parameter request: What to ask for.
  /// - Returns: What the JSON says.
  /// - Throws: Which step failed.
  static func json(for request: URLRequest) async throws -> JSON
}
