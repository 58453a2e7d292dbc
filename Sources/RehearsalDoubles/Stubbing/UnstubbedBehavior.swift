/// What a double does when no stub accepts a call that must give an answer.
public enum UnstubbedBehavior: Sendable {
  /// The test fails. The member throws ``UnstubbedCall`` if it can; else it returns an empty value if its
  /// type has one; else the process stops, for there is nothing to return.
  case fails
  /// The member returns an empty value, if its type has one: zero, false, "", [], nil. Else as ``fails``.
  case returnsEmptyValues
}
