// A literal is a matcher for the value it stands for. Array and dictionary literals cannot be: their
// initialisers take the elements, from which a generic collection cannot be made.

extension Matcher: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
  /// Accepts the literal's value.
  ///
  /// - Parameter value: the literal.
  public convenience init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self.init(expected: Value(unicodeScalarLiteral: value))
  }
}

extension Matcher: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Accepts the literal's value.
  ///
  /// - Parameter value: the literal.
  public convenience init(
    extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType
  ) {
    self.init(expected: Value(extendedGraphemeClusterLiteral: value))
  }
}

extension Matcher: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  /// Accepts the literal's value.
  ///
  /// - Parameter value: the literal.
  public convenience init(stringLiteral value: Value.StringLiteralType) {
    self.init(expected: Value(stringLiteral: value))
  }
}

extension Matcher: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
  /// Accepts the literal's value.
  ///
  /// - Parameter value: the literal.
  public convenience init(integerLiteral value: Value.IntegerLiteralType) {
    self.init(expected: Value(integerLiteral: value))
  }
}

extension Matcher: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
  /// Accepts the literal's value.
  ///
  /// - Parameter value: the literal.
  public convenience init(floatLiteral value: Value.FloatLiteralType) {
    self.init(expected: Value(floatLiteral: value))
  }
}

extension Matcher: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral {
  /// Accepts the literal's value.
  ///
  /// - Parameter value: the literal.
  public convenience init(booleanLiteral value: Value.BooleanLiteralType) {
    self.init(expected: Value(booleanLiteral: value))
  }
}

extension Matcher: ExpressibleByNilLiteral {
  /// Accepts nil, where the parameter is optional.
  ///
  /// - Parameter value: the literal.
  public convenience init(nilLiteral value: ()) {
    self.init(.equal(Any?.none as Any))
  }
}
