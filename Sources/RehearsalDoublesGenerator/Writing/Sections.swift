/// The parts of a double that members contribute to.
struct Sections {
  var calls: [String] = []
  var staticCalls: [String] = []
  var stubs: [String] = []
  var staticStubs: [String] = []
  var members: [String] = []
  var portValues: [String] = []

  static let parts: [any WritableKeyPath<Sections, [String]> & Sendable] = [
    \.calls, \.staticCalls, \.stubs, \.staticStubs, \.members, \.portValues,
  ]

  static func += (left: inout Sections, right: Sections) {
    for part in parts { left[keyPath: part] += right[keyPath: part] }
  }

  /// Puts conditions around what the branches contribute.
  static func conditional(_ branches: [(directive: String, sections: Sections)]) -> Sections {
    var result = Sections()
    for part in parts where branches.contains(where: { !$0.sections[keyPath: part].isEmpty }) {
      for branch in branches {
        result[keyPath: part].append(branch.directive)
        result[keyPath: part] += branch.sections[keyPath: part]
      }
      result[keyPath: part].append("#endif")
    }
    return result
  }
}
