/// Writes the port of what a user does: makes an event of each call.
struct EventPortWriter {
  let source: ViewProtocol
  let requirements: [NamedRequirement]

  private var access: String { source.memberAccess }
  private var event: String { "\(source.name.withoutBackticks)Event\(source.generics.arguments)" }

  /// The class.
  var text: String {
    let values = ValueWriter(source: source, requirements: requirements)
    let blocks = [storage] + values.witnesses { "self.receiveEvent(\($0.value))" }
    return values.port(
      documentation:
        "The port of ``\(source.name.withoutBackticks)``: passes each call on as an event.",
      blocks: blocks)
  }

  private var storage: [String] {
    ["private let receiveEvent: @MainActor (\(event)) -> Void", ""]
      + ["/// Makes a port.", "///"]
      + ["/// - Parameter receive: Gets the events."]
      + [
        "\(access)nonisolated init(_ receive: @escaping @MainActor (\(event)) -> Void) {",
        "  self.receiveEvent = receive",
        "}",
      ]
  }
}
