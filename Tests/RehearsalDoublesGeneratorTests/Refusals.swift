import Testing

/// Everything that is refused, each with the compiler's own reason.
struct RefusedSource: Sendable, CustomTestStringConvertible {
  let name: String
  /// A protocol that is refused, with `@Spy` before it.
  let source: String
  /// The line in it that is in the way.
  let line: Int
  let message: String
  /// What a double would have to do, and what the compiler says to it.
  let attempt: String
  let error: String

  var testDescription: String { name }

  static let all: [RefusedSource] = [
    RefusedSource(
      name: "BitwiseCopyable",
      source: """
        @Spy
        protocol P:
          BitwiseCopyable
        {
          func run()
        }
        """,
      line: 3,
      message:
        "A double is a class, and a class is never BitwiseCopyable: it is a reference, which is "
        + "counted. Leave BitwiseCopyable to the types that conform.",
      attempt: """
        protocol P: BitwiseCopyable {}
        final class PSpy: P {}
        """,
      error: "class cannot conform to 'BitwiseCopyable'"),
    RefusedSource(
      name: "DistributedActor",
      source: """
        @Spy
        protocol P: DistributedActor {
          func run()
        }
        """,
      line: 2,
      message:
        "A distributed actor needs an actor system, which only the program has. Write this double by "
        + "hand, or spy on the protocol behind it.",
      attempt: """
        import Distributed
        protocol P: DistributedActor {}
        distributed actor PSpy: P {}
        """,
      error: "distributed actor 'PSpy' does not declare ActorSystem it can be used with"),
    RefusedSource(
      name: "a distributed member",
      source: """
        @Spy
        protocol P {
          func run()
          distributed func walk()
        }
        """,
      line: 4,
      message: "A distributed member needs a distributed actor with its actor system.",
      attempt: """
        import Distributed
        final class PSpy { distributed func walk() {} }
        """,
      error: "'distributed' method can only be declared within 'distributed actor'"),
    RefusedSource(
      name: "a result of a generic type that may not be copyable",
      source: """
        @Spy
        protocol P {
          func make<T: ~Copyable>() -> T
        }
        """,
      line: 3,
      message:
        "No double can give a value of a generic type that may not be copyable: its stub would have "
        + "to hold a value of every type. Write this double by hand.",
      attempt: """
        func keep<T: ~Copyable>(_ value: consuming T) -> Any { value }
        """,
      error: "return expression of type 'T' does not conform to 'Copyable'"),
    RefusedSource(
      name: "an associated type that may not be copyable",
      source: """
        @Spy
        protocol P {
          associatedtype Item: ~Copyable
          func run(_ item: borrowing Item)
        }
        """,
      line: 3,
      message:
        "An associated type that may not be copyable is an experimental feature of the compiler; its "
        + "values cannot be kept. Write this double by hand.",
      attempt: """
        protocol P { associatedtype Item: ~Copyable }
        """,
      error: "cannot suppress 'Copyable' requirement of an associated type"),
    RefusedSource(
      name: "with the macro, a parent that it cannot see",
      source: """
        @Spy
        protocol P:
          Parent
        {
          func run()
        }
        """,
      line: 3,
      message:
        "The requirements of Parent are not visible to a macro, which sees only the declaration that "
        + "it stands at, and a double that lacks them would not compile. Let the plugin generate the "
        + "double: add RehearsalDoublesPlugin to the test target and remove @Spy here. If Parent "
        + "requires nothing, write @Spy(emptyParents: \"Parent\").",
      attempt: """
        protocol Parent { func walk() }
        protocol P: Parent { func run() }
        final class PSpy: P { func run() {} }
        """,
      error: "type 'PSpy' does not conform to protocol 'Parent'"),
  ]
}
