/// A call of a particular double as a value, made by the static members that the generator writes.
///
/// ```swift
/// #expect(view.calls == [.show(title: "Products"), .showLoadingStatus])
/// ```
///
/// Two calls are equal if they are of the same member and all arguments are equal. Arguments that are
/// not `Equatable` are compared by identity if they are objects, element by element if they are tuples,
/// optionals or arrays, and are otherwise never equal. A call made with matchers equals every call that
/// the matchers accept.
public protocol SpyCall: Equatable, Sendable, CustomStringConvertible {
  /// What was called, with what.
  var record: CallRecord { get }

  /// Wraps a record. Generated code and the runtime call this.
  ///
  /// - Parameter record: what was called, with what.
  init(_ record: CallRecord)
}

extension SpyCall {
  /// An expected call. Generated code calls this: a function, because initialisers are overloaded, which
  /// costs compile time in every call of every double.
  ///
  /// - Parameters:
  ///   - member: the member's name with its labels.
  ///   - arguments: the argument, or a tuple of all, of values and matchers.
  /// - Returns: the call.
  public static func spyCall<Arguments>(_ member: String, _ arguments: Arguments) -> Self {
    Self(CallRecord(member, arguments))
  }

  /// Whether two calls are of the same member with equal or matching arguments.
  ///
  /// - Parameters:
  ///   - left: a call.
  ///   - right: another one.
  /// - Returns: true if they agree.
  public static func == (left: Self, right: Self) -> Bool {
    left.record.matches(right.record)
  }

  /// The call as it would be written: `show(title: "Products")`.
  public var description: String { record.description }

  /// The arguments as they were passed, in the order of the declaration. Those that cannot be kept,
  /// such as closures that do not escape, are represented by a ``NotKept``.
  public var arguments: [Any] { record.arguments }
}
