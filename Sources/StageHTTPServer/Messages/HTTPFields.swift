/// Names and values in their order, as a query or a posted form carries them.
public struct HTTPFields: Sendable, Equatable {
  /// One name with its value.
  public struct Field: Sendable, Equatable {
    /// The name, decoded.
    public var name: String
    /// The value, decoded.
    public var value: String

    /// A name with its value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// All fields in their order.
  public var fields: [Field]

  /// The given fields.
  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// Reads `application/x-www-form-urlencoded` bytes.
  ///
  /// - Parameter bytes: names and values as in `name=value&other=a+b%21`.
  /// - Returns: nil if a percent sign is not followed by two hexadecimal digits, or if what comes
  ///   out is not UTF-8. O(number of bytes).
  public init?(formEncoded bytes: some Sequence<UInt8>) {
    self.fields = []
    for pair in Array(bytes).split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentCoding.decoded(parts[0], plusIsBlank: true),
        let value = parts.count == 2 ? PercentCoding.decoded(parts[1], plusIsBlank: true) : ""
      else { return nil }
      fields.append(Field(name: name, value: value))
    }
  }

  /// The value of the first field of this name. O(number of fields).
  public subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// The fields as `application/x-www-form-urlencoded` text.
  public var formEncoded: String {
    fields.map { PercentCoding.encoded($0.name) + "=" + PercentCoding.encoded($0.value) }
      .joined(separator: "&")
  }
}
