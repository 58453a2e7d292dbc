/// A protocol of a view or of its events: what the expansion is made from.
struct ViewProtocol {
  let name: String

  /// `public `, `package ` or nothing: what members of the generated types begin with.
  let memberAccess: String

  /// What the generated types themselves begin with.
  let typeAccess: String

  /// Whether generated types may conform to the protocol.
  ///
  /// When it optimises a whole module, Swift 6.3 takes the only conforming type of an internal protocol for
  /// every value of it, and does not see the types that macros make: it would call the view's methods on a
  /// port. So the port of such a protocol conforms by an extension in the source, which is seen.
  let allowsConformance: Bool

  /// The protocol's own `@available` attributes, a line each.
  let availability: [String]

  /// The primary associated types, as generic parameters.
  let generics: Generics

  let requirements: [Requirement]

  /// The protocol as a type.
  var existential: String { "any " + name + generics.arguments }
}

/// What makes the generated types generic.
struct Generics {
  /// `<Screen: Equatable & Sendable>`, or nothing.
  var parameters = ""
  /// `<Screen>`, or nothing.
  var arguments = ""
  /// ` where ...`, or nothing.
  var requirements = ""
}
