/// Writes how a call becomes a value of the enum that the app has for it.
struct PortValueWriter {
  let value: PortValue
  let access: String

  /// One case for a member. The enum has a static member with the method's own name and labels.
  static func `case`(for member: Member, _ names: MemberNames) -> String {
    let arguments = member.parameters.enumerated().map { index, parameter in
      let label = parameter.label == "_" ? "" : "\(parameter.label): "
      return "\(label)spyCall.argument(\(index), as: (\(parameter.kept)).self)"
    }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return "case \"\(names.key)\": return .\(member.name)\(list)"
  }

  /// The members of the double.
  func write(_ cases: [String], property: String) -> [String] {
    [
      """
      \(access)nonisolated static func portValue(of spyCall: RehearsalDoubles.CallRecord) -> \(value.type)? {
      switch spyCall.member {
      """
    ] + cases + [
      """
      default: return nil
      }
      }
      \(access)nonisolated var \(property): [\(value.type)] { portValues }
      """
    ]
  }
}
