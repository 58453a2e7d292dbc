/// The digits of a tally counter and what its three buttons do to them.
///
/// ```swift
/// var digits = TallyDigits([4, 3, 2, 1])  // reads 1234: the ones place comes first
/// digits.up()                             // 2234
/// digits.increment()                      // 2235
/// ```
public struct TallyDigits: Hashable, Codable, Sendable {
  /// The digits, 0 to 9 each, the ones place first.
  public private(set) var digits: [Int]

  /// Makes a counter that reads zero.
  ///
  /// - Parameter count: How many digits it has. One that is negative counts as none.
  public init(count: Int = 4) {
    digits = Array(repeating: 0, count: max(0, count))
  }

  /// Makes a counter that reads something.
  ///
  /// - Parameter digits: The digits, the ones place first. What is beyond 0 to 9 counts as the nearest.
  public init(_ digits: [Int]) {
    self.digits = digits.map { min(max($0, 0), 9) }
  }

  /// The digits as texts, the ones place first.
  public var texts: [String] { digits.map(String.init) }

  /// Adds one, with carry. After nothing but nines come zeros.
  public mutating func increment() {
    for index in digits.indices {
      guard digits[index] == 9 else {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
  }

  /// Raises the smallest digits by one; if all are equal, raises all of them, nines becoming zeros.
  public mutating func up() {
    if areEqual {
      digits = digits.map { ($0 + 1) % 10 }
    } else if let smallest = digits.min() {
      digits = digits.map { $0 == smallest ? $0 + 1 : $0 }
    }
  }

  /// Lowers the largest digits by one; if all are equal, lowers all of them, zeros becoming nines.
  public mutating func down() {
    if areEqual {
      digits = digits.map { ($0 + 9) % 10 }
    } else if let largest = digits.max() {
      digits = digits.map { $0 == largest ? $0 - 1 : $0 }
    }
  }

  private var areEqual: Bool { digits.allSatisfy { $0 == digits.first } }
}
