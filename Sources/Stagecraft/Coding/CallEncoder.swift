/// Writes a call as its full name with its arguments: `{"show(title:)":["Products"]}`.
///
/// The code that `@PassiveView(.codable)` and `@ViewEvents(.codable)` generate uses it.
public struct CallEncoder {
  private var arguments: any UnkeyedEncodingContainer

  /// Begins a call.
  ///
  /// - Parameters:
  ///   - encoder: Where to write it to.
  ///   - name: The method's full name.
  /// - Throws: Nothing by itself; the arguments may.
  public init(_ encoder: any Encoder, name: String) throws {
    var container = encoder.container(keyedBy: CallKey.self)
    arguments = container.nestedUnkeyedContainer(forKey: CallKey(stringValue: name))
  }

  /// Writes the next argument.
  ///
  /// - Parameter argument: The argument.
  /// - Throws: Whatever its coding throws.
  public mutating func encode(_ argument: some Encodable) throws {
    try arguments.encode(argument)
  }
}
