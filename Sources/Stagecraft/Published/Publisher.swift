#if !canImport(Combine)
/// Delivers values over time, and perhaps a completion at the end.
///
/// This has the names and the behaviour of Combine's `Publisher`, except that there is no demand:
/// whoever subscribes gets every value, as Combine's `sink` and `assign` ask for anyway. Publishers and
/// subscribers of one's own are therefore not portable; subjects and operators are.
public protocol Publisher<Output, Failure> {
  /// What is delivered.
  associatedtype Output

  /// How this can fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Connects a subscription. Operators and `sink` call this; apps do not.
  ///
  /// - Parameter downstream: What to deliver to.
  func receive(downstream: Downstream<Output, Failure>)
}

/// The publishers that operators make.
public enum Publishers {}
#endif
