import Foundation

/// What a generation was made from: a digest of the tool, the request and every file that it names.
///
/// The package manager builds a plugin's tool twice, once to plan a build and once within it, with a
/// record for each of the two. Both write the same files, so in the next build each finds them changed,
/// links the tool again, and starts it although nothing has changed. Contents tell what times do not.
public struct GenerationStamp: Equatable, Sendable {
  /// The digest as text.
  public let text: String

  /// Reads everything that a generation depends on. Complexity: linear in the size of the files.
  ///
  /// - Parameters:
  ///   - request: the text of the request.
  ///   - tool: the path of the tool itself, another version of which writes other doubles.
  /// - Throws: ``MalformedRequest``, or what reading a file throws.
  public init(request: String, tool: String) throws {
    let parsed = try GenerationRequest(text: request)
    var digest = Digest()
    digest.add(Data(request.utf8))
    let files = [tool, parsed.configuration].compactMap(\.self) + parsed.modules.flatMap(\.files)
    for file in files { digest.add(try Data(contentsOf: URL(fileURLWithPath: file))) }
    text = String(digest.value, radix: 16)
  }

  /// Whether the doubles at a path were made from the same.
  ///
  /// - Parameter output: the path of the doubles.
  /// - Returns: false if they, or their stamp, are missing or differ.
  public func isCurrent(at output: String) -> Bool {
    guard FileManager.default.fileExists(atPath: output) else { return false }
    return (try? String(contentsOfFile: Self.path(for: output), encoding: .utf8)) == text
  }

  /// Keeps the stamp beside the doubles.
  ///
  /// - Parameter output: the path of the doubles.
  /// - Throws: what writing a file throws.
  public func keep(at output: String) throws {
    try text.write(toFile: Self.path(for: output), atomically: true, encoding: .utf8)
  }

  private static func path(for output: String) -> String { output + ".stamp" }
}

/// The 64-bit FNV-1a digest: enough to notice a change, and no defence against anybody.
private struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ data: Data) {
    withUnsafeBytes(of: UInt64(data.count)) { add($0) }
    data.withUnsafeBytes { add($0) }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}
