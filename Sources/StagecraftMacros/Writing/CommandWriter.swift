/// Writes the command enum of a view.
struct CommandWriter {
  let source: ViewProtocol
  let planner: ReplayPlanner
  let isCodable: Bool

  private var requirements: [NamedRequirement] { planner.plans.map(\.named) }

  /// The enum.
  var text: String {
    let values = ValueWriter(source: source, requirements: requirements)
    let replay = ReplayWriter(source: source, planner: planner)
    let coding = CodingWriter(source: source, requirements: requirements)
    let blocks =
      [values.cases] + values.factories + replay.members + [values.sending, values.description]
      + (isCodable ? coding.members : [])
    return values.enumeration(
      suffix: "Command", conformance: "ViewCommand", isCodable: isCodable, blocks: blocks)
  }
}
