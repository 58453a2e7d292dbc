/// Says which arguments a stub answers, or which calls an expectation accepts.
///
/// A literal is a matcher for itself; other values are given with ``equal(_:)``. The matcher of an
/// optional parameter is one for the value inside, and `nil` is a matcher for nil.
///
/// ```swift
/// service.stub.request(page: 2).returns("page 2")
/// service.stub.request(page: .where { $0 > 100 }).throws(NoSuchPage())
/// #expect(view.calls == [.show(products: .any)])
/// ```
public final class Matcher<Value: ~Copyable>: ArgumentMatcher, @unchecked Sendable {
  /// Accepts every argument.
  public static var `any`: Matcher { Matcher(.any) }
}

extension Matcher where Value: Copyable {
  convenience init(expected: Value) {
    self.init(.equal(expected))
  }

  /// Accepts what equals a value. Objects that are not `Equatable` must be identical.
  ///
  /// - Parameter value: the expected argument.
  /// - Returns: the matcher.
  public static func equal(_ value: Value?) -> Matcher { Matcher(.equal(value as Any)) }

  /// Accepts what satisfies a condition.
  ///
  /// - Parameter isAccepted: decides. It runs where the double is called, and may run more than once.
  /// - Returns: the matcher.
  public static func `where`(_ isAccepted: @escaping (Value) -> Bool) -> Matcher {
    Matcher(.satisfying { ($0 as? Value).map(isAccepted) ?? false })
  }
}
