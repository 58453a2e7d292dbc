import Foundation

/// Makes a value of JSON.
public protocol JSONSerializing: Sendable {
  /// What is made.
  associatedtype JSON: Sendable

  /// Reads JSON.
  ///
  /// - Parameter data: The text.
  /// - Returns: What it says.
  /// - Throws: What is wrong with it.
  static func json(with data: Data) throws -> JSON
}
