/// Writes the event enum of what a user does.
struct EventWriter {
  let source: ViewProtocol
  let requirements: [NamedRequirement]
  let isCodable: Bool

  /// The enum.
  var text: String {
    let values = ValueWriter(source: source, requirements: requirements)
    let coding = CodingWriter(source: source, requirements: requirements)
    let blocks =
      [values.cases] + values.factories + [values.sending, values.description]
      + (isCodable ? coding.members : [])
    return values.enumeration(
      suffix: "Event", conformance: "ViewEvent", isCodable: isCodable, blocks: blocks)
  }
}
