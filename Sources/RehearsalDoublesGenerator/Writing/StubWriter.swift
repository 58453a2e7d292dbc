/// Writes the members of the stubs: a property for all calls, a function for some arguments.
struct StubWriter {
  let member: Member
  let names: MemberNames
  let form: StubForm
  let access: String

  func write() -> [String] {
    let type = form.type
    let start = "\(member.availability)\(access)"
    var lines = [
      "\(start)var \(Keywords.quoted(names.stub)): \(type) { .init(spyRecorder, \"\(names.key)\") }"
    ]
    if !member.parameters.isEmpty {
      let parameters = member.parameters.map(\.matcherParameter).joined(separator: ", ")
      let matchers = CallWriter.packed(member.parameters.map(\.name))
      lines.append(
        "\(start)func \(Keywords.quoted(names.factory))(\(parameters)) -> \(type) "
          + "{ .init(spyRecorder, \"\(names.key)\", \(matchers)) }")
    }
    return lines
  }
}
