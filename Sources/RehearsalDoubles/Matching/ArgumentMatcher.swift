/// Accepts or refuses an argument. See ``Matcher``, which knows the argument's type.
///
/// `@unchecked Sendable`: its properties are constants. The closure is the test's own and is run where
/// the call was made.
public class ArgumentMatcher: @unchecked Sendable, CustomStringConvertible {
  enum Rule {
    case any
    case equal(Any)
    case satisfying((Any) -> Bool)
  }

  let rule: Rule

  init(_ rule: Rule) {
    self.rule = rule
  }

  func accepts(_ value: Any) -> Bool {
    switch rule {
    case .any: true
    case .equal(let expected): ArgumentComparison.areEqual(expected, value)
    case .satisfying(let isAccepted): isAccepted(value)
    }
  }

  /// The expected value, or the matcher's name.
  public var description: String {
    switch rule {
    case .any: ".any"
    case .equal(let expected): ArgumentDescription.of(expected)
    case .satisfying: ".where { }"
    }
  }
}
