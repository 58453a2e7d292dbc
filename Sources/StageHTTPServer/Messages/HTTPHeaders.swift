/// The headers of a message, in their order. Names are compared without regard to case.
public struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral, Equatable {
  /// One header.
  public struct Field: Sendable, Equatable {
    /// The name as it was written.
    public var name: String
    /// The value without the blanks around it.
    public var value: String
  }

  /// All headers in their order.
  public private(set) var fields: [Field]

  /// Headers from pairs of a name and a value; a name may come more than once.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// The value of the first header of this name. Setting it replaces every header of the name, and
  /// nil removes them. O(number of headers).
  public subscript(name: String) -> String? {
    get { fields.first { Self.same($0.name, name) }?.value }
    set {
      fields.removeAll { Self.same($0.name, name) }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  /// Adds a header behind the others, also when the name is there already.
  public mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    return zip(left.utf8, right.utf8).allSatisfy { lowercase($0) == lowercase($1) }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
