import Testing

@Suite("What the macros make")
struct PassiveViewTests {
  private let lamp = Expansion(
    """
    /// A lamp.
    @PassiveView(.codable)
    @MainActor
    public protocol LampView: AnyObject {
      /// Turns it on.
      @Replay(.latest("light")) func on()
      @Replay(.latest("light")) func off()
      func show(title: String)
      func show(_ level: Int)
      @Replay(.latest(key: "index", limit: 9)) func update(at index: Int, text: String)
      @Replay(.reset("update")) func clear()
      @Replay(.once) func alarm(_ message: String)
      @Replay(.transient) func blink()
    }
    """)

  @Test("is well-formed, and the attributes leave nothing behind")
  func isWellFormed() {
    #expect(lamp.diagnostics == [])
    #expect(lamp.isWellFormed)
    #expect(!lamp.text.contains("@Replay"))
  }

  @Test("a case for each method, with its documentation; base names that are shared get longer")
  func cases() {
    #expect(
      lamp.contains(
        """
        public nonisolated enum LampViewCommand: Stagecraft.ViewCommand, CustomStringConvertible, Codable {
        /// Turns it on.
        case on
        /// Stands for ``LampView/off()``.
        case off
        /// Stands for ``LampView/show(title:)``.
        case showTitle(String)
        /// Stands for ``LampView/show(_:)``.
        case showInt(Int)
        /// Stands for ``LampView/update(at:text:)``.
        case update(at: Int, text: String)
        """))
    #expect(
      lamp.contains(
        """
        public static func show(title: String) -> Self { .showTitle(title) }
        """))
    #expect(lamp.contains("public static func show(_ level: Int) -> Self { .showInt(level) }"))
  }

  @Test("slots, keys, rules and limits")
  func rules() {
    #expect(lamp.contains("case light\ncase showTitle\ncase showInt\ncase update\ncase clear\n}"))
    #expect(lamp.contains("case int(Int)"))
    #expect(
      lamp.contains(
        """
        case .on: .latest(slot: .light)
        case .off: .latest(slot: .light)
        case .showTitle: .latest(slot: .showTitle)
        case .showInt: .latest(slot: .showInt)
        case .update: .latest(slot: .update)
        case .clear: .reset(slot: .clear)
        case .alarm: .once
        case .blink: .transient
        """))
    #expect(lamp.contains("case .update(let index, _): .int(index)"))
    #expect(lamp.contains("case .clear: slot == .update"))
    #expect(lamp.contains("case .update: 9"))
    #expect(lamp.contains("case .light: Stagecraft.ReplayLimit.keys"))
  }

  @Test("sending, printing and coding, by the methods' full names")
  func sendingAndCoding() {
    #expect(lamp.contains("case .showTitle(let title): receiver.show(title: title)"))
    #expect(
      lamp.contains(
        #"case .update(let index, let text): "update(at: \(String(reflecting: index)), "#
          + #"text: \(String(reflecting: text)))""#))
    #expect(
      lamp.contains(
        """
        case .update(let index, let text):
        var call = try Stagecraft.CallEncoder(encoder, name: "update(at:text:)")
        try call.encode(index)
        try call.encode(text)
        """))
    #expect(
      lamp.contains(
        """
        case "update(at:text:)":
        self = try .update(at: call.decode(Int.self), text: call.decode(String.self))
        """))
  }

  @Test("a port that conforms to the protocol")
  func port() {
    #expect(
      lamp.contains(
        """
        @MainActor
        public final class LampViewPort: LampView {
        private let commandPort = Stagecraft.CommandPort<LampViewCommand>()
        """))
    #expect(
      lamp.contains(
        """
        /// Turns it on.
        public func on() { self.commandPort.send(.on) }
        """))
    #expect(
      lamp.contains(
        "public func show(title: String) { self.commandPort.send(.showTitle(title)) }"))
  }

  @Test("what would only repeat a default is left out")
  func leavesOut() {
    let plain = Expansion("@PassiveView @MainActor protocol V: AnyObject { func on() }")
    for part in ["Key", "empties", "keyLimit", "Codable", "encode", "static func", "public"] {
      #expect(!plain.text.contains(part))
    }
  }

  @Test("types with their own name apart get numbers where all else is equal")
  func numbers() {
    let view = Expansion(
      """
      @PassiveView @MainActor protocol V: AnyObject {
        func add(_ one: Int)
        func add(_ many: [Int])
        func add(_ perhaps: Int?)
        func addInt()
      }
      """)
    #expect(
      view.contains("case addInt2(Int)")
        && view.contains("case addInt3([Int])") && view.contains("case addInt4(Int?)"))
    #expect(view.contains("``V/addInt()``. case addInt ///") || view.contains("case addInt static"))
    #expect(view.contains("static func add(_ many: [Int]) -> Self { .addInt3(many) }"))
  }

  @Test("conditions stay with what they are about")
  func conditions() {
    let view = Expansion(
      """
      @PassiveView(.codable) @MainActor protocol V: AnyObject {
        #if os(Linux)
        func one()
        #elseif DEBUG
        #if canImport(Glibc)
        @Replay(.latest("shared")) func two()
        #endif
        #else
        @Replay(.latest("shared")) func three()
        #endif
      }
      """)
    #expect(view.isWellFormed)
    let two = "!(os(Linux)) && (DEBUG) && (canImport(Glibc))"
    let three = "!(os(Linux)) && !(DEBUG)"
    #expect(view.contains("#if (os(Linux))\n/// Stands for ``V/one()``.\ncase one\n#endif"))
    #expect(view.contains("#if \(two)\n/// Stands for ``V/two()``.\ncase two\n#endif"))
    #expect(view.contains("#if \(three)\ncase .three: receiver.three()\n#endif"))
    #expect(view.contains("#if (\(two)) || (\(three))\ncase shared\n#endif"))
    #expect(view.contains("#if \(three)\ncase \"three()\":\nself = .three\n#endif"))
  }

  @Test("access levels, availability and associated types are passed on")
  func passesOn() {
    let view = Expansion(
      """
      @available(macOS 15, *) @PassiveView @MainActor
      package protocol V<A>: AnyObject where A: Sendable { associatedtype A: Hashable; func on(_ a: A) }
      """)
    #expect(
      view.contains(
        """
        @available(macOS 15, *)
        package nonisolated enum VCommand<A: Hashable>: Stagecraft.ViewCommand, CustomStringConvertible where A: Sendable {
        """))
    #expect(view.contains("package final class VPort<A: Hashable>: V where A: Sendable {"))
    #expect(view.contains("package func attach(_ view: any V<A>) {"))
    let file = Expansion("@PassiveView @MainActor fileprivate protocol V: AnyObject { func on() }")
    #expect(file.contains("fileprivate nonisolated enum VCommand"))
    #expect(file.contains("nonisolated init() {") && !file.contains("fileprivate init"))
  }

  @Test("a port conforms by itself only where the optimiser sees that it does")
  func conformance() {
    for access in ["public", "package", "@usableFromInline", "@usableFromInline internal"] {
      let view = Expansion("@PassiveView @MainActor \(access) protocol V: AnyObject { func on() }")
      #expect(view.contains("final class VPort: V {"))
    }
    for access in ["", "internal", "fileprivate", "private"] {
      let view = Expansion("@PassiveView @MainActor \(access) protocol V: AnyObject { func on() }")
      #expect(view.contains("final class VPort {"))
    }
  }

  @Test("events and their port")
  func events() {
    let events = Expansion(
      """
      @ViewEvents @MainActor protocol LampEvents { func press(); func dim(to level: Int) }
      """)
    #expect(
      events.contains(
        "nonisolated enum LampEventsEvent: Stagecraft.ViewEvent, CustomStringConvertible {"))
    #expect(events.contains("case .dim(let level): receiver.dim(to: level)"))
    #expect(
      events.contains("func dim(to level: Int) { self.receiveEvent(.dim(to: level)) }"))
    #expect(!events.text.contains("Codable") && !events.text.contains("Slot"))
  }
}
