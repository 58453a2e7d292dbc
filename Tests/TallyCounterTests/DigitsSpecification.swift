import RehearsalSpecification
import TallyCounter
import Testing

/// Makes digits as one reads them, the ones place on the right.
private func reading(_ text: String) -> TallyDigits {
  TallyDigits(text.reversed().compactMap(\.wholeNumberValue))
}

@Suite("The digits", .specification(of: "Tally counter"))
struct DigitsSpecification {
  @Test(
    "Up raises the smallest digits by one, or all of them when they are equal",
    arguments: [
      ("1234", "2234"), ("2234", "3334"), ("3334", "4444"), ("4444", "5555"), ("0909", "1919"),
      ("0200", "1211"), ("9999", "0000"), ("0000", "1111"),
    ])
  func up(before: String, after: String) {
    tap("up", before, after) { $0.up() }
  }

  @Test(
    "Down lowers the largest digits by one, or all of them when they are equal",
    arguments: [
      ("1234", "1233"), ("1233", "1222"), ("1222", "1111"), ("1111", "0000"), ("0000", "9999"),
      ("0211", "0111"), ("0909", "0808"),
    ])
  func down(before: String, after: String) {
    tap("down", before, after) { $0.down() }
  }

  @Test(
    "Increment adds one, with carry; after the largest number comes zero",
    arguments: [
      ("0000", "0001"), ("0009", "0010"), ("0999", "1000"), ("9999", "0000"), ("1239", "1240"),
      ("9", "0"),
    ])
  func increment(before: String, after: String) {
    tap("increment", before, after) { $0.increment() }
  }

  private func tap(
    _ button: String, _ before: String, _ after: String, _ change: (inout TallyDigits) -> Void
  ) {
    var digits = given("a counter that shows \(before, as: "before")") { reading(before) }
    when("the user taps \(button)") { change(&digits) }
    then("it shows \(after, as: "after")") { expect(digits, equals: reading(after)) }
  }

  @Test("Three digits count through all numbers and start again")
  func incrementCounts() {
    var digits = given("a counter of three digits") { TallyDigits(count: 3) }
    var seen: [TallyDigits] = []
    when("increment is tapped a thousand times") {
      for _ in 1...1000 {
        digits.increment()
        seen.append(digits)
      }
    }
    then("it shows 001 to 999, and then 000") {
      expect(seen, equals: (1...1000).map { reading(String(String($0 + 1000).suffix(3))) })
    }
  }

  @Test("The first text is that of the ones place")
  func texts() {
    let digits = given("a counter that shows 1234") { reading("1234") }
    then("its texts are 4, 3, 2, 1, from the right to the left") {
      expect(digits.texts, equals: ["4", "3", "2", "1"])
    }
  }

  @Test("A counter without digits does nothing, and impossible digits count as the nearest")
  func badInput() {
    var none = given("a counter that is made with -1 digits") { TallyDigits(count: -1) }
    when("every button is tapped") {
      none.increment()
      none.up()
      none.down()
    }
    then("it has no digits, and nothing goes wrong") { expect(none.digits, equals: []) }
    let digits = when("a counter is made of the digits 12, -3 and 5") { TallyDigits([12, -3, 5]) }
    then("its digits are 9, 0 and 5") { expect(digits.digits, equals: [9, 0, 5]) }
  }
}
