import Stagecraft

/// A view whose methods are as awkward to name as Swift allows.
@PassiveView(.codable)
@MainActor
public protocol OddView<Item, Note>: AnyObject {
  associatedtype Item: Codable & Equatable & Sendable
  associatedtype Note: Codable & Equatable & Sendable where Note: Comparable

  // Methods that differ in their labels, in a type only, in nothing but having parameters.
  func show()
  func show(title: String)
  func show(title: String, subtitle: String?)
  func add(_ number: Int)
  func add(_ text: String)
  func add(_ texts: [String])
  func add(_ table: [String: [Int]])
  func put(_: Int, _: Int)
  func put(_ item: Item, note: Note)

  // Names that are keywords, or that the generated code uses itself.
  func `default`()
  func `repeat`(in: Int, for while: Int)
  func send(to receiver: Int)
  func send(_ call: String, encoder: String, self: String)
  func description(view: Int)
  func encode(to encoder: Int)
  func replayRule(observer: Bool, commandPort: Bool)

  // A method whose name is what another's case would be called.
  func showTitle()

  /// Shows what is not wrapped.
  func unwrap(_ number: Int!)
  func finish() -> Void

  #if DEBUG
  func debug(_ text: String)
  #else
  func release(_ text: String)
  #endif

  #if os(Windows)
  @Replay(.once) func platform(_ handle: NoSuchType)
  #elseif DEBUG && (os(Linux) || os(macOS))
  @Replay(.once) func platform(_ name: String)
  #endif
}

/// What a view is told, in the order in which it is told.
@MainActor
final class OddViewSpy: OddView {
  typealias Command = OddViewCommand<Bool, Int>
  private(set) var calls: [Command] = []

  func show() { calls.append(.show) }
  func show(title: String) { calls.append(.show(title: title)) }
  func show(title: String, subtitle: String?) {
    calls.append(.show(title: title, subtitle: subtitle))
  }
  func add(_ number: Int) { calls.append(.add(number)) }
  func add(_ text: String) { calls.append(.add(text)) }
  func add(_ texts: [String]) { calls.append(.add(texts)) }
  func add(_ table: [String: [Int]]) { calls.append(.add(table)) }
  func put(_ first: Int, _ second: Int) { calls.append(.put(first, second)) }
  func put(_ item: Bool, note: Int) { calls.append(.put(item, note: note)) }
  func `default`() { calls.append(.default) }
  func `repeat`(in first: Int, for second: Int) { calls.append(.repeat(in: first, for: second)) }
  func send(to receiver: Int) { calls.append(.send(to: receiver)) }
  func send(_ call: String, encoder: String, self own: String) {
    calls.append(.send(call, encoder: encoder, self: own))
  }
  func description(view: Int) { calls.append(.description(view: view)) }
  func encode(to encoder: Int) { calls.append(.encode(to: encoder)) }
  func replayRule(observer: Bool, commandPort: Bool) {
    calls.append(.replayRule(observer: observer, commandPort: commandPort))
  }
  func showTitle() { calls.append(.showTitle) }
  func unwrap(_ number: Int!) { calls.append(.unwrap(number)) }
  func finish() { calls.append(.finish) }
  #if DEBUG
  func debug(_ text: String) { calls.append(.debug(text)) }
  func platform(_ name: String) { calls.append(.platform(name)) }
  #else
  func release(_ text: String) { calls.append(.release(text)) }
  #endif

  nonisolated static let commands: [Command] = {
    var commands: [Command] = [
      .show, .show(title: "a"), .show(title: "a", subtitle: nil), .show(title: "a", subtitle: "b"),
      .add(1), .add("\"\n"), .add(["a", "b"]), .add(["a": [1, 2]]), .put(1, 2), .put(true, note: 3),
      .default, .repeat(in: 1, for: 2), .send(to: 1), .send("c", encoder: "e", self: "s"),
      .description(view: 1), .encode(to: 1), .replayRule(observer: true, commandPort: false),
      .showTitle, .unwrap(nil), .unwrap(1), .finish,
    ]
    #if DEBUG
    commands += [.debug("d"), .platform("p")]
    #else
    commands += [.release("r")]
    #endif
    return commands
  }()
}

/// Access levels and nesting.
enum Nest {
  @PassiveView
  @MainActor
  fileprivate protocol FileView: AnyObject {
    func show(_ hidden: Hidden)
  }

  fileprivate struct Hidden: Equatable {}

  @PassiveView(.codable)
  @MainActor
  package protocol PackageView: AnyObject, Sendable {
    func show()
  }

  @MainActor
  static func roundTrip() -> Bool {
    final class Spy: FileView {
      var isShown = false
      func show(_ hidden: Hidden) { isShown = true }
    }
    let port = FileViewPort(), spy = Spy()
    port.attach(spy)
    port.show(Hidden())
    return spy.isShown && FileViewCommand.show(Hidden()) == .show(Hidden())
  }
}

@ViewEvents(.codable)
@MainActor
protocol OddEvents {
  func start()
  func select(_ number: Int)
  func select(_ text: String)
  func move(from source: Int, to target: Int)
}

extension OddEventsPort: OddEvents {}
