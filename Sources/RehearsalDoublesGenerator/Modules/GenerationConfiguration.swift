import Foundation

/// `RehearsalDoubles.json` in a test target: which protocols and classes get doubles, and how.
///
/// ```json
/// {
///   "modules": ["App"],
///   "include": ["ProductsView", "Product*"],
///   "exclude": ["Legacy*"],
///   "classes": ["AudioPlayer"],
///   "emptyParents": ["SDKMarker"],
///   "refusalsAreErrors": true,
///   "defaultIsolation": "MainActor"
/// }
/// ```
public struct GenerationConfiguration: Decodable, Sendable {
  /// The modules whose protocols get doubles, the test target's own aside; nil for all modules of the
  /// package that the test target depends on.
  public var modules: [String]?
  /// Names, with `*` for any characters; nil for all protocols.
  public var include: [String]?
  /// Names that get no double, although included.
  public var exclude: [String]?
  /// Names of classes that get doubles too, with `*` for any characters; nil for none.
  public var classes: [String]?
  /// Names of inherited protocols that no source file declares and that require nothing.
  public var emptyParents: [String]?
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

  func includes(class name: String) -> Bool {
    (classes ?? []).contains { Self.matches(name, $0) }
  }

  static func matches(_ name: String, _ pattern: String) -> Bool {
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return name == pattern
    }
    guard name.hasPrefix(first), name.hasSuffix(last), name.count >= first.count + last.count else {
      return false
    }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

/// A configuration that cannot be read.
public struct InvalidConfiguration: Error, CustomStringConvertible {
  let path: String
  let reason: String
  /// Which file, and what is wrong.
  public var description: String { "\(path) cannot be read as a configuration: \(reason)" }
}
