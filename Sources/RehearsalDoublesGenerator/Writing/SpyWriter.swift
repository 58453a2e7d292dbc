/// Writes the double of a protocol.
struct SpyWriter {
  let model: ProtocolModel
  private let instanceNames: MemberNaming
  private let staticNames: MemberNaming
  /// Whether anything is recorded for the type instead of an instance.
  private let hasStatics: Bool

  init(_ model: ProtocolModel) {
    self.model = model
    let members = model.members.flatMap(\.all)
    instanceNames = MemberNaming(members.filter { !$0.isStatic })
    staticNames = MemberNaming(members.filter(\.isStatic))
    hasStatics = members.contains(where: \.isStatic)
  }

  /// The source of the double.
  func write() -> String {
    let sections = sections(model.members)
    var lines = [header]
    lines.append("\(access)nonisolated let spyRecorder\(recorder)")
    lines += model.typealiases.map { "\(access)typealias \($0.name) = \($0.type)" }
    if !inheritsInitializers { lines += initializer }
    lines += callType("RecordedCall", sections.calls)
    lines += stubType("SpyStubs", sections.stubs)
    lines.append(
      "\(access)nonisolated var \(stubName(isStatic: false)): SpyStubs { .init(spyRecorder: spyRecorder) }"
    )
    if hasStatics { lines += statics(sections) }
    if collides("calls", isStatic: false) {
      lines.append(
        "\(access)nonisolated var spyCalls: [RecordedCall] { spyRecorder.calls(RecordedCall.self) }"
      )
    }
    if let value = model.portValue {
      let property =
        collides(value.property, isStatic: false) ? value.otherProperty : value.property
      lines += PortValueWriter(value: value, access: access)
        .write(sections.portValues, property: property)
    }
    lines += model.fixed.map { access + $0.text }
    lines += sections.members
    lines.append("}")
    return lines.joined(separator: "\n")
  }

  /// An expression for the recorder of an instance that code under test makes.
  static func newRecorder(_ spy: String) -> String {
    "RehearsalDoubles.SpyRecorder(\"\(spy)\", fileID: #fileID, filePath: #filePath, line: #line, "
      + "column: #column)"
  }

  private var access: String { model.access }

  private var inheritsInitializers: Bool { model.isClass || model.inheritsInitializers }

  /// The recorder has a value from the beginning if the initialisers are inherited.
  private var recorder: String {
    inheritsInitializers
      ? " = RehearsalDoubles.SpyRecorder(ofSubclass: \"\(model.spyName)\")"
      : ": RehearsalDoubles.SpyRecorder"
  }

  private var header: String {
    let generics = model.genericParameters.map { parameter in
      parameter.constraint.isEmpty ? parameter.name : "\(parameter.name): \(parameter.constraint)"
    }
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let conditions =
      model.requirements.isEmpty ? "" : " where \(model.requirements.joined(separator: ", "))"
    let spy = model.portValue == nil ? "GeneratedSpy" : "PortSpy"
    let parents = [
      model.superclass, model.isClass ? nil : model.name,
      model.isRestatingSendable ? "@unchecked Swift.Sendable" : nil, "RehearsalDoubles.\(spy)",
      hasStatics ? "RehearsalDoubles.GeneratedStaticSpy" : nil,
    ].compactMap(\.self)
    let kind = model.isActor ? "actor" : "final class"
    let isolation = model.isolation.closureAttribute
    return "\(model.availability)\(isolation)\(access)\(kind) \(model.spyName)\(clause): "
      + "\(parents.joined(separator: ", "))\(conditions) {"
  }

  /// The initialiser that tests use.
  private var initializer: [String] {
    let isolation = model.isActor || model.superclass != nil ? "" : "nonisolated "
    return [
      """
      \(isolation)\(access)init(
        fileID: Swift.String = #fileID, filePath: Swift.String = #filePath, line: Swift.Int = #line,
        column: Swift.Int = #column
      ) {
        self.spyRecorder = RehearsalDoubles.SpyRecorder(
          "\(model.spyName)", fileID: fileID, filePath: filePath, line: line, column: column)
      \(model.superclass == nil ? "}" : "  super.init()\n}")
      """
    ]
  }

  private func callType(_ name: String, _ factories: [String]) -> [String] {
    [
      """
      \(access)nonisolated struct \(name): RehearsalDoubles.SpyCall {
      \(access)let record: RehearsalDoubles.CallRecord
      \(access)init(_ record: RehearsalDoubles.CallRecord) { self.record = record }
      """
    ] + factories + ["}"]
  }

  private func stubType(_ name: String, _ stubs: [String]) -> [String] {
    [
      """
      \(access)nonisolated struct \(name) {
      let spyRecorder: RehearsalDoubles.SpyRecorder
      """
    ] + stubs + ["}"]
  }

  private func statics(_ sections: Sections) -> [String] {
    let calls = collides("calls", isStatic: true) ? "spyCalls" : "calls"
    return callType("RecordedStaticCall", sections.staticCalls)
      + stubType("SpyStaticStubs", sections.staticStubs) + [
        """
        \(access)nonisolated static var spyStaticRecorder: RehearsalDoubles.SpyRecorder {
          RehearsalDoubles.SpyRecorder.ofStatics(of: \(model.spyName).self)
        }
        \(access)nonisolated static var \(calls): [RecordedStaticCall] {
          spyStaticRecorder.calls(RecordedStaticCall.self)
        }
        \(access)nonisolated static var \(stubName(isStatic: true)): SpyStaticStubs {
          .init(spyRecorder: spyStaticRecorder)
        }
        """
      ]
  }

  private func stubName(isStatic: Bool) -> String {
    collides("stub", isStatic: isStatic) ? "spyStub" : "stub"
  }

  private func collides(_ name: String, isStatic: Bool) -> Bool {
    if model.takenNames.contains(name) { return true }
    return model.members.flatMap(\.all).contains { $0.isStatic == isStatic && $0.baseName == name }
  }

  private func sections(_ trees: [MemberTree]) -> Sections {
    var result = Sections()
    for tree in trees {
      switch tree {
      case .member(let member): result += sections(member)
      case .conditional(let branches):
        result += .conditional(branches.map { ($0.directive, sections($0.members)) })
      }
    }
    return result
  }

  private func sections(_ member: Member) -> Sections {
    let names = (member.isStatic ? staticNames : instanceNames)[member]
    let calls = CallWriter(member: member, names: names, access: access).write()
    let form = StubForm(member: member, isSendable: model.isSendable || member.isStatic)
    let stubs = StubWriter(member: member, names: names, form: form, access: access).write()
    let witness = WitnessWriter(
      member: member, names: names, form: form, access: access, spyName: model.spyName,
      hasSuperclass: model.superclass != nil
    ).write()
    return Sections(
      calls: member.isStatic ? [] : calls, staticCalls: member.isStatic ? calls : [],
      stubs: member.isStatic ? [] : stubs, staticStubs: member.isStatic ? stubs : [],
      members: [witness],
      portValues: model.portValue == nil ? [] : [PortValueWriter.case(for: member, names)])
  }
}
