import Rehearsal

/// Turns calls into words for people who do not program: `show(title: "Products")` becomes
/// *show title “Products”*. Nothing is added to what the call says.
enum Wording {
  /// A double's name: `ProductsView #2` becomes *products view 2*.
  static func participant(_ lane: String) -> String {
    let words = words(lane.replacing(" #", with: " "))
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A call, or any value as Swift prints it.
  static func call(_ text: String) -> String {
    var parser = CallParser(text)
    return parser.phrase() ?? text
  }

  /// An answer of a double, as the rehearsal tells it.
  static func answer(_ text: String) -> String {
    guard text.hasPrefix("answers: ") else { return text }
    return "answers: " + call(String(text.dropFirst("answers: ".count)))
  }

  /// Splits a name at its capitals: `showLoadingStatus` becomes *show loading status*.
  static func words(_ name: some StringProtocol) -> String {
    var result = ""
    var previous: Character?
    for character in name {
      if character.isUppercase, let previous, previous.isLowercase || previous.isNumber {
        result += " "
      }
      result += character.lowercased()
      previous = character
    }
    return result
  }

  /// The sentence of a step with its word.
  static func sentence(_ step: Example.Step) -> String {
    "\(step.word.rawValue.capitalized) \(step.parts.map(\.text).joined())"
  }

  /// In how many orders a scenario was tried.
  static func orders(_ orders: ExploredOrders) -> String {
    let what =
      orders.permutesJobs
      ? "orders in which its pieces of work can run" : "orders in which answers, timers and taps can come"
    if orders.failures > 0 {
      let all = orders.isExhaustive ? "all \(orders.count)" : "\(orders.count)"
      return "Fails in \(orders.failures) of \(all) \(what)."
    }
    if orders.isExhaustive {
      return orders.count == 1
        ? "There is only one order in which this can happen, and it holds."
        : "Holds in all \(orders.count) \(what)."
    }
    return "Holds in the \(orders.count) \(what) that the test's budget allows. There are more."
  }
}
