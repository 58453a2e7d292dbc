/// How a stub answers one call.
///
/// `@unchecked Sendable`: values and closures are the test's own. Those of `Sendable` and main-actor
/// protocols are `@Sendable` or isolated, so the compiler has checked them; those of other protocols stay
/// where the double, which is then not `Sendable` either, is used.
struct Answer<Closure, Output: ~Copyable>: @unchecked Sendable {
  enum Kind {
    case closure(Closure)
    case value(() -> Output)
    case failure(any Error)
    case open(OpenAnswerBox<Output>)
  }

  let kind: Kind
  /// What a rehearsal may choose instead of the ordinary outcome.
  var alternatives: [any Error] = []
  /// Whether a rehearsal has no choice of the moment.
  var isImmediate = false

  init(_ kind: Kind) {
    self.kind = kind
  }
}
