/// Compares arguments whose types are only known when the test runs.
enum ArgumentComparison {
  /// Whether two arguments are equal, or one is a matcher that accepts the other. Never true because
  /// nothing is known: what can be neither compared nor identified is not equal, even to itself.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let matcher = left as? ArgumentMatcher { return matcher.accepts(right) }
    if let matcher = right as? ArgumentMatcher { return matcher.accepts(left) }
    switch (unwrapped(left), unwrapped(right)) {
    case (nil, nil): return true
    case (let left?, let right?): return areEqualValues(left, right)
    default: return false
    }
  }

  /// The value inside any number of optionals; nil if there is none.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func areEqualValues(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any Equatable { return equals(left, right) }
    if let left = left as? any Any.Type { return left == right as? any Any.Type }
    if type(of: left) is AnyObject.Type {
      guard type(of: right) is AnyObject.Type else { return false }
      return left as AnyObject === right as AnyObject
    }
    return areEqualElements(left, right)
  }

  private static func equals<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value).map { left == $0 } ?? false
  }

  /// Tuples are never `Equatable`, and arrays only if their elements are.
  private static func areEqualElements(_ left: Any, _ right: Any) -> Bool {
    let (left, right) = (Mirror(reflecting: left), Mirror(reflecting: right))
    guard left.displayStyle == .tuple || left.displayStyle == .collection,
      left.displayStyle == right.displayStyle, left.children.count == right.children.count
    else { return false }
    return zip(left.children, right.children).allSatisfy { areEqual($0.value, $1.value) }
  }
}
