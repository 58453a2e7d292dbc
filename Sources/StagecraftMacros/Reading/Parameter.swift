/// A parameter of a method, which becomes an associated value of its case.
struct Parameter: Equatable {
  /// What callers write, or nil for `_`.
  let label: String?

  /// What the method calls it, or nil for `_`.
  let name: String?

  /// What generated code calls it: unique among the method's parameters, and no name that the generated
  /// code uses itself.
  let binding: String

  /// The type as it stands in the protocol.
  let writtenType: String

  /// The type of the associated value: `String?` for `String!`.
  let type: String

  /// The parameter in a declaration.
  var declaration: String {
    let label = label ?? "_"
    let isSame = label.withoutBackticks == binding.withoutBackticks
    return isSame ? "\(label): \(writtenType)" : "\(label) \(binding): \(writtenType)"
  }

  /// The parameter in a call of a function with its label.
  var argument: String { label.map { "\($0): \(binding)" } ?? binding }

  /// Whether an attribute means this parameter by a name.
  func isNamed(_ name: String) -> Bool { label == name || self.name == name }
}
