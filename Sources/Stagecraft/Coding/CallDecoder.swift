/// Reads a call that ``CallEncoder`` wrote.
///
/// The code that `@PassiveView(.codable)` and `@ViewEvents(.codable)` generate uses it.
public struct CallDecoder {
  /// The method's full name.
  public let name: String

  private let path: [any CodingKey]
  private var arguments: any UnkeyedDecodingContainer

  /// Begins a call.
  ///
  /// - Parameter decoder: Where to read it from.
  /// - Throws: `DecodingError` if there is not exactly one name with a list of arguments.
  public init(_ decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CallKey.self)
    path = decoder.codingPath
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: path,
          debugDescription: "A call has one name; this has \(container.allKeys.count)."))
    }
    name = key.stringValue
    arguments = try container.nestedUnkeyedContainer(forKey: key)
  }

  /// Reads the next argument.
  ///
  /// - Parameter type: Its type.
  /// - Throws: `DecodingError` if it is missing or of another type.
  public mutating func decode<Argument: Decodable>(_ type: Argument.Type) throws -> Argument {
    try arguments.decode(type)
  }

  /// Ends the call. It counts as a change, so that a caller without arguments has a variable too.
  ///
  /// - Throws: `DecodingError` if there are more arguments than were read.
  public mutating func finish() throws {
    guard arguments.isAtEnd else {
      throw error("\(name) takes \(arguments.currentIndex) arguments; there are more.")
    }
  }

  /// The error of a name that no method has.
  ///
  /// - Parameter owner: The protocol that has no such method.
  public func unknown(in owner: String) -> DecodingError {
    error("\(owner) has no method \(name).")
  }

  private func error(_ text: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: text))
  }
}
