/// Stands in a recorded call for an argument that cannot be kept: a closure that must not escape, or a
/// value that cannot be copied. It is equal to nothing; only ``Matcher/any`` accepts it.
public struct NotKept: Sendable, CustomStringConvertible {
  /// What it stands for.
  public let description: String

  /// Describes what could not be kept. Generated code calls this.
  ///
  /// - Parameter description: what a transcript prints.
  public init(_ description: String) {
    self.description = description
  }

  /// Keeps an argument. Generated code calls this where it cannot know the kind of a type by its name.
  ///
  /// - Parameter value: the argument.
  /// - Returns: the same.
  public static func keep<Value>(_ value: Value) -> Value { value }

  /// Represents a closure that must not escape and whose type has a name of its own.
  ///
  /// - Parameter closure: the argument.
  /// - Returns: a stand-in.
  public static func keep<each Argument, Result, Failure: Error>(
    _ closure: (repeat each Argument) async throws(Failure) -> Result
  ) -> NotKept {
    NotKept("(closure)")
  }

  /// Keeps a copy of an argument that is borrowed or about to be consumed.
  ///
  /// - Parameter value: the argument.
  /// - Returns: a copy.
  public static func keepCopy<Value>(_ value: borrowing Value) -> Value { copy value }

  /// Represents an argument that cannot be copied.
  ///
  /// - Parameter value: the argument.
  /// - Returns: a stand-in that names its type.
  public static func keepCopy<Value: ~Copyable>(_ value: borrowing Value) -> NotKept {
    NotKept("(\(Value.self))")
  }

  /// Represents a closure whose type has a name of its own.
  ///
  /// - Parameter closure: the argument.
  /// - Returns: a stand-in.
  public static func keepCopy<each Argument, Result, Failure: Error>(
    _ closure: (repeat each Argument) async throws(Failure) -> Result
  ) -> NotKept {
    NotKept("(closure)")
  }

  /// Keeps the elements of a parameter pack.
  ///
  /// - Parameter values: the elements.
  /// - Returns: the same, one by one.
  public static func keepAll<each Value>(_ values: repeat each Value) -> [Any] {
    var all: [Any] = []
    for value in repeat each values { all.append(value) }
    return all
  }
}
