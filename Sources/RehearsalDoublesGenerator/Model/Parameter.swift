/// One parameter of a member.
struct Parameter {
  /// What decides how an argument can be kept, matched and handed on.
  enum Form: Equatable {
    /// A value whose type is known to be an ordinary one.
    case value
    /// A value, or a closure that must not escape: the type has a name that says neither.
    case unknown
    /// A closure that must not escape.
    case closure
    /// `inout`.
    case inOut
    /// `borrowing`, or another modifier under which the value may be one that cannot be copied.
    case borrowed
    /// `consuming`, likewise.
    case consumed
    /// Several values.
    case variadic
    /// A parameter pack.
    case pack
  }

  /// The argument label as written; `_` if there is none.
  let label: String
  /// The name inside the member, as written.
  let name: String
  /// The type as declared, with attributes and modifiers.
  let declared: String
  /// The type of a kept value: without `@escaping`, `inout` and the like; `[T]` if variadic.
  let kept: String
  /// The type in a closure that answers.
  let closureType: String
  let form: Form
  /// Whether the type depends on a generic parameter of the member.
  let isGeneric: Bool
  /// Whether the type is surely one whose values can be copied.
  let isKnown: Bool
  /// Whether it is a closure that does escape, or one that is made from an expression.
  let isFunction: Bool
  let isAutoclosure: Bool
  /// Whether closures that answer do not get it, because it may be neither copied nor erased.
  let isDropped: Bool
  /// A closure around one that is generic, for a closure that answers and cannot be.
  let wrapper: String?

  /// Whether the argument can be compared with a value that a test writes down.
  var isComparable: Bool {
    switch form {
    case .value, .variadic: !isFunction && !isAutoclosure
    case .inOut: isKnown && !isFunction
    case .unknown, .pack: true
    case .closure, .borrowed, .consumed: false
    }
  }
}
