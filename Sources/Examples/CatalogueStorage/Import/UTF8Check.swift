extension [UInt8] {
  /// Whether the bytes are valid UTF-8. Plain ASCII is found to be at the speed of memory.
  var isValidUTF8: Bool {
    let bits = reduce(0, |)
    return bits < 0x80 || String(validating: self, as: UTF8.self) != nil
  }
}
