import Foundation

/// `RehearsalDoubles.json` in a test target: which protocols get doubles, and how.
///
/// ```json
/// {
///   "include": ["ProductsView", "Product*"],
///   "exclude": ["Legacy*"],
///   "refusalsAreErrors": true,
///   "defaultIsolation": "MainActor"
/// }
/// ```
public struct GenerationConfiguration: Decodable, Sendable {
  /// Names, with `*` at the end for any ending; nil for all protocols.
  public var include: [String]?
  /// Names that get no double, although included.
  public var exclude: [String]?
  /// Whether a protocol that must be refused fails the build, instead of being left out with a warning.
  public var refusalsAreErrors: Bool?
  /// `MainActor` if the modules under test are compiled with this default isolation.
  public var defaultIsolation: String?

  /// A configuration that says nothing.
  public init() {}

  /// Reads a configuration.
  ///
  /// - Parameter path: the path of the file.
  /// - Throws: ``InvalidConfiguration``, which says where and what.
  public init(path: String) throws(InvalidConfiguration) {
    do {
      self = try JSONDecoder().decode(
        Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw InvalidConfiguration(path: path, reason: "\(error)")
    }
  }

  func includes(_ name: String) -> Bool {
    let isIncluded = include.map { $0.contains { Self.matches(name, $0) } } ?? true
    return isIncluded && !(exclude ?? []).contains { Self.matches(name, $0) }
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }
}

/// A configuration that cannot be read.
public struct InvalidConfiguration: Error, CustomStringConvertible {
  let path: String
  let reason: String
  /// Which file, and what is wrong.
  public var description: String { "\(path) cannot be read as a configuration: \(reason)" }
}
