/// A schedule as a short text: the kinds of choice, the choices, and a fingerprint of the program's choice
/// points, by which a token that no longer fits is told.
///
/// `al.3112-9c0e`: kinds `a` and `l`; then pairs of numbers, how many ordinary choices are passed over and
/// which option is taken then; then the fingerprint. A digit has four bits, the low ones first: `0` to `f`
/// end a number, `g` to `v` say that it goes on.
struct Token: Hashable, CustomStringConvertible {
  var kinds: ChoiceKinds
  var choices: [UInt16]
  /// Absent in what a crash prints.
  var fingerprint: UInt16?

  init(kinds: ChoiceKinds, choices: [UInt16], fingerprint: UInt16?) {
    self.kinds = kinds
    self.choices = choices
    self.fingerprint = fingerprint
    while self.choices.last == 0 { self.choices.removeLast() }
  }

  private static let ending = Array("0123456789abcdef")
  private static let continuing = Array("ghijklmnopqrstuv")

  var description: String {
    var text = kinds.letters + "."
    var zeros = 0
    for choice in choices {
      if choice == 0 {
        zeros += 1
        continue
      }
      Self.append(zeros, to: &text)
      Self.append(Int(choice), to: &text)
      zeros = 0
    }
    if let fingerprint {
      let digits = String(fingerprint, radix: 16)
      text += "-" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return text
  }

  private static func append(_ number: Int, to text: inout String) {
    var rest = number
    while rest >= 16 {
      text.append(continuing[rest & 15])
      rest >>= 4
    }
    text.append(ending[rest])
  }

  /// Reads a token.
  ///
  /// - Returns: nil if the text is none.
  init?(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let kinds = ChoiceKinds(letters: parts[0]) else { return nil }
    let halves = parts[1].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    var fingerprint: UInt16?
    if halves.count == 2 {
      guard halves[1].count == 4, let number = UInt16(halves[1], radix: 16) else { return nil }
      fingerprint = number
    }
    guard let numbers = Self.numbers(halves[0]), numbers.count.isMultiple(of: 2) else { return nil }
    var choices: [UInt16] = []
    for index in stride(from: 0, to: numbers.count, by: 2) {
      guard numbers[index] < 65536, let choice = UInt16(exactly: numbers[index + 1]), choice > 0
      else { return nil }
      choices += Array(repeating: 0, count: numbers[index]) + [choice]
    }
    self.init(kinds: kinds, choices: choices, fingerprint: fingerprint)
  }

  private static func numbers(_ text: Substring) -> [Int]? {
    var numbers: [Int] = []
    var (number, shift) = (0, 0)
    for character in text {
      if let digit = continuing.firstIndex(of: character), shift < 28 {
        number |= digit << shift
        shift += 4
      } else if let digit = ending.firstIndex(of: character) {
        numbers.append(number | digit << shift)
        (number, shift) = (0, 0)
      } else {
        return nil
      }
    }
    return shift == 0 ? numbers : nil
  }
}
