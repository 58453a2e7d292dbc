/// Writes the port of a view: what its presenter holds.
struct PortWriter {
  let source: ViewProtocol
  let requirements: [NamedRequirement]

  private var access: String { source.memberAccess }
  private var command: String {
    "\(source.name.withoutBackticks)Command\(source.generics.arguments)"
  }

  /// The class.
  var text: String {
    let values = ValueWriter(source: source, requirements: requirements)
    let blocks =
      [storage, observer, attaching, detaching]
      + values.witnesses { "self.commandPort.send(\($0.value))" }
    return values.port(
      documentation: "The port of ``\(source.name.withoutBackticks)``: what its presenter holds.",
      blocks: blocks)
  }

  private var storage: [String] {
    ["private let commandPort = Stagecraft.CommandPort<\(command)>()", ""]
      + ["/// Makes a port to which no view is attached.", "\(access)nonisolated init() {}"]
  }

  private var observer: [String] {
    ["/// Sees every command when its turn comes, also when no view is attached. It is no view."]
      + [
        "\(access)var observer: (@MainActor (\(command)) -> Void)? {",
        "  get { self.commandPort.observer }",
        "  set { self.commandPort.observer = newValue }",
        "}",
      ]
  }

  private var attaching: [String] {
    ["/// Attaches a view and tells it what it missed.", "///"]
      + ["/// - Parameter view: The view, which the port refers to weakly."]
      + [
        "\(access)func attach(_ view: \(source.existential)) {",
        "  self.commandPort.attach(view) { [weak view] command in",
        "    if let view { command.send(to: view) }",
        "  }",
        "}",
      ]
  }

  private var detaching: [String] {
    ["/// Detaches a view: it is told nothing any more.", "///"]
      + ["/// - Parameter view: The view to detach."]
      + [
        "\(access)func detach(_ view: \(source.existential)) {",
        "  self.commandPort.detach(view)",
        "}",
      ]
  }
}
