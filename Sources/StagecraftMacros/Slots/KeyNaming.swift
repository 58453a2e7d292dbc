/// Gives every type of key a case of its own: `case int(Int)`.
struct KeyNaming {
  /// The types, in the order in which they are first used, with the names of their cases.
  let cases: [(type: String, name: String)]

  init(_ slots: [Slot]) {
    var cases: [(type: String, name: String)] = []
    for type in slots.compactMap(\.keyType) where !cases.contains(where: { $0.type == type }) {
      let text = type.identifierCharacters
      let wanted = text.prefix(1).lowercased() + text.dropFirst()
      let isTaken = cases.contains { $0.name == wanted }
      cases.append((type, isTaken ? "\(wanted)\(cases.count)" : wanted))
    }
    self.cases = cases
  }

  /// The name of a type's case.
  func name(of type: String) -> String {
    (cases.first { $0.type == type }?.name ?? type).escaped
  }
}
