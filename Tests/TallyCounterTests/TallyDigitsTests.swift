import TallyCounter
import Testing

/// Makes digits as one reads them, the ones place on the right.
private func reading(_ text: String) -> TallyDigits {
  TallyDigits(text.reversed().compactMap(\.wholeNumberValue))
}

@Suite("The digits of a tally counter")
struct TallyDigitsTests {
  @Test(
    "up raises the smallest digits, or all when they are equal",
    arguments: [
      ["1234", "2234", "3334", "4444", "5555"], ["0909", "1919"], ["0200", "1211"],
      ["9999", "0000"], ["0000", "1111"],
    ])
  func up(steps: [String]) {
    var digits = reading(steps[0])
    for step in steps.dropFirst() {
      digits.up()
      #expect(digits == reading(step))
    }
  }

  @Test(
    "down lowers the largest digits, or all when they are equal",
    arguments: [
      ["1234", "1233", "1222", "1111", "0000", "9999"], ["0211", "0111"], ["0909", "0808"],
    ])
  func down(steps: [String]) {
    var digits = reading(steps[0])
    for step in steps.dropFirst() {
      digits.down()
      #expect(digits == reading(step))
    }
  }

  @Test(
    "increment adds one with carry",
    arguments: [
      ("0000", "0001"), ("0009", "0010"), ("0999", "1000"), ("9999", "0000"), ("1239", "1240"),
      ("9", "0"),
    ])
  func increment(before: String, after: String) {
    var digits = reading(before)
    digits.increment()
    #expect(digits == reading(after))
  }

  @Test("increment counts to 10^n - 1 and starts again")
  func incrementCounts() {
    var digits = TallyDigits(count: 3)
    for number in 1...1000 {
      digits.increment()
      let padded = String(String(number + 1000).suffix(3))
      #expect(digits == reading(padded))
    }
  }

  @Test("the texts begin with the ones place; there are four zeros at first")
  func texts() {
    #expect(reading("1234").texts == ["4", "3", "2", "1"])
    #expect(TallyDigits().texts == ["0", "0", "0", "0"])
  }

  @Test("a counter without digits does nothing, and digits out of range count as the nearest")
  func badInput() {
    var none = TallyDigits(count: -1)
    none.increment()
    none.up()
    none.down()
    #expect(none.digits == [])
    #expect(TallyDigits([12, -3, 5]).digits == [9, 0, 5])
  }
}
