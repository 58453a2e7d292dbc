import Testing

/// Something that does not fit, and what is said about it.
struct Misfit: Sendable, CustomTestStringConvertible {
  let source: String
  let line: Int
  let message: String

  init(_ source: String, line: Int = 1, _ message: String) {
    self.source = source
    self.line = line
    self.message = message
  }

  /// A view with one method, which stands in line 4.
  static func method(_ method: String, _ message: String) -> Misfit {
    Misfit(
      "@PassiveView\n@MainActor\nprotocol LampView: AnyObject {\n\(method)\n}", line: 4, message)
  }

  var testDescription: String { message }
}

@Suite("What does not fit is said at its line, with the reason and what to do")
struct DiagnosticTests {
  static let protocols: [Misfit] = [
    Misfit(
      "@PassiveView\nstruct Lamp {}",
      "@PassiveView makes values of a protocol's methods; attach it to a protocol"),
    Misfit(
      "@ViewEvents\nclass Lamp {}",
      "@ViewEvents makes values of a protocol's methods; attach it to a protocol"),
    Misfit(
      "@PassiveView\nprotocol LampView: AnyObject { func on() }", line: 2,
      "views and their events live on the main actor; mark the protocol @MainActor"),
    Misfit(
      "@ViewEvents\nprotocol LampEvents { func on() }", line: 2,
      "views and their events live on the main actor; mark the protocol @MainActor"),
    Misfit(
      "@PassiveView @MainActor\nprotocol LampView { func on() }", line: 2,
      "a port refers to its views weakly; bind the protocol to AnyObject"),
    Misfit(
      "@PassiveView @MainActor protocol LampView: AnyObject,\nBaseView { func on() }", line: 2,
      "the methods of 'BaseView' cannot be seen from here, so no commands can be made of them; "
        + "declare them in this protocol"),
    Misfit(
      "@PassiveView @MainActor protocol LampView: AnyObject {\nassociatedtype A\nfunc on() }",
      line: 2,
      "the generated types need to name 'A'; make it a primary associated type, "
        + "'protocol LampView<A>'"),
    Misfit(
      "@PassiveView @MainActor protocol LampView<Slot>: AnyObject {\nassociatedtype Slot\n}",
      line: 2,
      "'Slot' means another type in the generated code; write it with its module's name, "
        + "or give it another name"),
    Misfit(
      "@PassiveView @MainActor protocol V<A>: AnyObject\nwhere Self.A: Equatable { associatedtype A }",
      line: 2, "'Self' means another type in the generated code; name the type itself"),
    Misfit(
      "@PassiveView @MainActor protocol V<A>: AnyObject {\n#if DEBUG\nassociatedtype A\n#endif\n}",
      line: 3,
      "a generic parameter cannot depend on #if; declare the associated type outside"),
    Misfit(
      "@PassiveView @MainActor\nprotocol LampView: AnyObject {}", line: 2,
      "there is nothing to make values of; declare a method such as 'func show(title: String)'"),
    Misfit(
      "@PassiveView(.fast) @MainActor protocol LampView: AnyObject { func on() }",
      "'.fast' is no option; the only one is .codable"),
  ]

  static let methods: [Misfit] = [
    .method(
      "var title: String { get set }",
      "only methods can be told as values; "
        + "replace this by a method such as 'func show(title: String)'"),
    .method(
      "init()",
      "only methods can be told as values; "
        + "replace this by a method such as 'func show(title: String)'"),
    .method(
      "subscript(index: Int) -> Int { get }",
      "only methods can be told as values; "
        + "replace this by a method such as 'func show(title: String)'"),
    .method(
      "static func show()", "a value is sent to an instance; make this an instance method"),
    .method(
      "static func == (one: Int, other: Int)",
      "a value is sent to an instance; make this an instance method"),
    .method(
      "nonisolated func show()", "values are sent on the main actor; remove 'nonisolated'"),
    .method(
      "func show<T: Equatable>(_ value: T)",
      "a value cannot carry a type that its caller chooses; use a concrete type, "
        + "or a primary associated type of the protocol"),
    .method(
      "func show(_ value: some Equatable)",
      "a value cannot carry a type that its caller chooses; use a concrete type, "
        + "or a primary associated type of the protocol"),
    .method(
      "func show() async",
      "a value is sent, not awaited; remove 'async' and let the answer come as an event"),
    .method(
      "func show() throws(Failure)",
      "a value that is sent reports nothing back; "
        + "remove 'throws' and let the failure come as an event"),
    .method(
      "func ask() -> Bool",
      "a value that is sent brings nothing back; "
        + "remove '-> Bool' and let the answer come as an event"),
    .method(
      "@available(macOS 12, *) func show()",
      "an enum's case cannot be available on some systems only; mark the whole protocol, or use #if"
    ),
    .method(
      "func show(_ numbers: Int...)",
      "a variadic call cannot be repeated from a value; take an array"),
    .method("func ask(_ answer: @escaping (Bool) -> Void)", closure),
    .method("func ask(_ answer: (() -> Void)?)", closure),
    .method("func ask(_ answers: [String: [() -> Void]])", closure),
    .method("func ask(_ answer: @autoclosure () -> Bool)", closure),
    .method(
      "func show(_ value: inout Int)",
      "a value carries copies of its parameters; remove 'inout'"),
    .method(
      "func show(_ value: consuming Int)",
      "a value carries copies of its parameters; remove 'consuming'"),
    .method("func show(_ value: any Shape)", notEquatable("any Shape")),
    .method("func show(_ values: [Any])", notEquatable("Any")),
    .method("func show(_ value: AnyObject?)", notEquatable("AnyObject")),
    .method("func show(_ value: (Int, Int))", notEquatable("(Int, Int)")),
    .method("func show(_ type: Int.Type)", notEquatable("Int.Type")),
    .method("func show(_ value: Shape & Named)", notEquatable("Shape & Named")),
    .method(
      "func show(_ value: Self)",
      "'Self' means another type in the generated code; name the type itself"),
    .method(
      "func show(_ value: [Key])",
      "'Key' means another type in the generated code; write it with its module's name, "
        + "or give it another name"),
  ]

  static let rules: [Misfit] = [
    .method("@Replay(rule) func show()", needsRule),
    .method("@Replay(.never) func show()", needsRule),
    .method("@Replay(.never(1)) func show()", needsRule),
    .method("@Replay func show()", needsRule),
    .method(
      "@Replay(.latest(name)) func show()",
      "the macro reads source text; write a plain string literal"),
    .method(
      "@Replay(.latest(\"a\\(1)\")) func show()",
      "the macro reads source text; write a plain string literal"),
    .method(
      "@Replay(.latest(\"two words\")) func show()",
      "'two words' becomes a case of the Slot enum; use a name such as \"loadingStatus\""),
    .method(
      "@Replay(.once) @Replay(.transient) func show()",
      "a command has one rule; remove all but one @Replay"),
    .method(
      "@Replay(.latest(key: \"index\", limit: 0)) func show(index: Int)",
      "the limit is a positive number, written out"),
    .method(
      "@Replay(.latest(limit: 3)) func show()",
      "a slot without a key keeps one command anyway; remove the limit, or give a key"),
    .method(
      "@Replay(.latest(key: \"id\")) func show(at index: Int, _ text: String)",
      "there is no parameter 'id'; the method has 'at', 'text'"),
    .method(
      "@Replay(.latest(emptying: \"lables\")) func show(); func hide()",
      "there is no slot 'lables'; the protocol has 'show', 'hide'"),
    .method(
      "@Replay(.reset(\"lables\")) func show()",
      "there is no slot 'lables'; the protocol has 'show'"),
    .method(
      "@Replay(.latest(\"a\")) func on(); @Replay(.latest(\"a\", key: \"x\")) func off(x: Int)",
      "slot 'a' is kept by a key of type 'Int' here and by no key before; use one kind of key"),
    .method(
      "@Replay(.latest(\"a\", key: \"x\", limit: 1)) func on(x: Int);"
        + "@Replay(.latest(\"a\", key: \"x\", limit: 2)) func off(x: Int)",
      "slot 'a' has another limit before; give it once"),
    Misfit(
      "protocol P { @Replay(.once) func on() }",
      "@Replay says what a port keeps; it belongs on a method of a @PassiveView protocol"),
    Misfit(
      "@Replay(.once) func on() {}",
      "@Replay says what a port keeps; it belongs on a method of a @PassiveView protocol"),
    Misfit(
      "@ViewEvents @MainActor protocol E {\n@Replay(.once) func on() }", line: 2,
      "events are not kept for later; remove @Replay"),
  ]

  private static let needsRule = "write the rule out: .latest, .once, .transient or .reset"

  private static let closure =
    "closures cannot be compared, kept or recorded; "
    + "take a value and let the call come back as an event"

  private static func notEquatable(_ type: String) -> String {
    "values are compared, and '\(type)' is not Equatable; use a concrete Equatable type"
  }

  @Test("protocols", arguments: protocols)
  func checkProtocol(misfit: Misfit) { check(misfit) }

  @Test("methods", arguments: methods)
  func checkMethod(misfit: Misfit) { check(misfit) }

  @Test("rules", arguments: rules)
  func checkRule(misfit: Misfit) { check(misfit) }

  private func check(_ misfit: Misfit) {
    let expansion = Expansion(misfit.source)
    #expect(expansion.diagnostics == ["\(misfit.line): \(misfit.message)"])
    #expect(!expansion.text.contains("enum"), "nothing is made of what does not fit")
  }

  @Test("all of a protocol's misfits are said at once")
  func several() {
    let expansion = Expansion(
      """
      @PassiveView protocol LampView {
        func ask() -> Bool
        var title: String { get }
      }
      """)
    #expect(expansion.diagnostics.map { $0.prefix(2) } == ["1:", "1:", "2:", "3:"])
  }

  @Test("a missing actor or bound comes with a fix")
  func fixes() {
    let plain = Expansion("@PassiveView\nprotocol V {\n  func on()\n}")
    #expect(
      plain.fixed == [
        "@MainActor\n@PassiveView\nprotocol V {\n  func on()\n}",
        "@PassiveView\nprotocol V: AnyObject {\n  func on()\n}",
      ])
    let sendable = Expansion("@PassiveView @MainActor protocol V: Sendable { func on() }")
    #expect(
      sendable.fixed == ["@PassiveView @MainActor protocol V: AnyObject, Sendable { func on() }"])
  }
}
