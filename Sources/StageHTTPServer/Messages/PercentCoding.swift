/// Percent coding as addresses and forms use it.
public enum PercentCoding {
  /// Decodes `%41` and the like.
  ///
  /// - Parameters:
  ///   - bytes: the coded bytes.
  ///   - plusIsBlank: whether `+` stands for a blank, as in forms and queries.
  /// - Returns: nil if a percent sign is not followed by two hexadecimal digits, or if the result is
  ///   not UTF-8. O(number of bytes).
  public static func decoded(_ bytes: some Collection<UInt8>, plusIsBlank: Bool) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else {
          return nil
        }
        result.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsBlank:
        result.append(UInt8(ascii: " "))
      default:
        result.append(byte)
      }
    }
    return String(validating: result, as: UTF8.self)
  }

  /// Encodes text so that it can stand in an address, for one segment of a path or one value of a
  /// query: everything but letters, digits and `-._~` is coded. O(length of the text).
  public static func encoded(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let hexadecimal = Array("0123456789ABCDEF".utf8)

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
