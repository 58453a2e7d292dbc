/// Writes the coding of commands or events: by hand, since cases that share a base name defeat synthesis.
///
/// A value is coded as its method's full name with the arguments: `{"show(title:)":["Products"]}`.
struct CodingWriter {
  let source: ViewProtocol
  let requirements: [NamedRequirement]

  /// The two methods of Codable.
  var members: [[String]] { [decoding, encoding] }

  private var encoding: [String] {
    SourceText.member(
      "Writes the call: its full name and its arguments.",
      "\(source.memberAccess)func encode(to encoder: any Encoder) throws",
      SourceText.switchSelf(requirements) { named in
        let name = SourceText.literal(named.codedName)
        guard !named.parameters.isEmpty else {
          return "\(named.pattern()): _ = try Stagecraft.CallEncoder(encoder, name: \(name))"
        }
        let beginning = [
          "\(named.pattern()):", "var call = try Stagecraft.CallEncoder(encoder, name: \(name))",
        ]
        let arguments = named.parameters.map { "try call.encode(\($0.binding))" }
        return (beginning + arguments).joined(separator: "\n")
      })
  }

  private var decoding: [String] {
    let clauses = requirements.flatMap { named in
      let value = named.value { "call.decode(\($0.type).self)" }
      return SourceText.conditional(
        named.requirement.condition,
        [
          "case \(SourceText.literal(named.codedName)):",
          "  self = " + (named.parameters.isEmpty ? value : "try \(value)"),
        ])
    }
    let protocolName = SourceText.literal(source.name.withoutBackticks)
    return SourceText.member(
      "Reads a call.", "\(source.memberAccess)init(from decoder: any Decoder) throws",
      ["var call = try Stagecraft.CallDecoder(decoder)", "switch call.name {"] + clauses
        + ["default: throw call.unknown(in: \(protocolName))", "}", "try call.finish()"])
  }
}
