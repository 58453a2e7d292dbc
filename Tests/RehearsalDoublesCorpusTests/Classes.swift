import RehearsalDoubles
import Testing

@Spy class K001 {
  func run(_ number: Int) -> Int { number }
  func hide() {}
}
@Spy class K002 {
  let name: String
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "plain") }
  func load() async throws -> String { name }
}
@Spy class K003 {
  var title = "not seen by the macro"
  var text: String = ""
  var count: Int { 3 }
  private(set) var size: Int = 1
  var observed: Int = 0 { didSet { hidden() } }
  lazy var late: Int = 7
  private func hidden() {}
}
@Spy class K004 {
  final func sealed() -> Int { 1 }
  private func hidden() -> Int { 2 }
  static func fixed() -> Int { 3 }
  func itself() -> Self { self }
  func both() -> Int { sealed() + hidden() + Self.fixed() }
}
@Spy class K005<Item: Equatable> {
  init(_ item: Item) { self.item = item }
  var item: Item
  func find(_ item: Item) -> [Item] { [] }
}
@MainActor @Spy class K006 {
  var title: String = ""
  func present(_ title: String) async -> Bool { false }
  nonisolated func plain() -> Int { 1 }
}
@Spy class K007: @unchecked Sendable {
  func run() {}
}
@Spy class K008 {
  class func make() -> Int { 1 }
  subscript(index: Int) -> String { "" }
  func map<T>(_ value: T) -> T { value }
  func change(_ number: inout Int) {}
  func attempt() throws(Failure) {}
  #if os(Linux) || os(macOS)
  func here() -> Int { 1 }
  #else
  func elsewhere() -> Int { 1 }
  #endif
  struct Failure: Error, Equatable {}
}
@Spy class K009 {
  let calls = 3
  let stub = 4
  func run() -> Int { calls + stub }
}
class K010 {
  func run() -> Int { 1 }
}
@Spy class K011: K010 {
  func own() -> Int { run() }
}

struct ClassesCorpus {
  @Test func overrides() {
    let spy = K001Spy()
    spy.stub.run.answers { $0 * 2 }
    let object: K001 = spy
    #expect(object.run(4) == 8)
    object.hide()
    #expect(spy.calls == [.run(4), .hide])
    spy.expectCalled(.run(.any), times: 1)
  }
  @Test func initialisersAreInherited() async throws {
    #expect(K002Spy(name: "a").name == "a")
    let spy = K002Spy()
    #expect(spy.name == "plain")
    spy.stub.load.returns("b")
    #expect(try await spy.load() == "b")
  }
  @Test func properties() {
    let spy = K003Spy()
    let object: K003 = spy
    object.text = "a"
    #expect(object.text == "a")
    spy.stub.count.returns(4)
    spy.stub.size.returns(5)
    spy.stub.late.returns(6)
    object.observed = 8
    #expect(object.count + object.size + object.late + object.observed == 23)
    object.title = "kept by the class"
    #expect(
      spy.calls == [
        .text(set: "a"), .text, .observed(set: 8), .count, .size, .late, .observed,
      ])
  }
  @Test func whatCannotBeOverriddenStays() {
    let spy = K004Spy()
    #expect(spy.sealed() == 1)
    #expect(spy.itself() === spy)
    spy.stub.both.returns(0)
    #expect(spy.both() == 0)
    #expect(spy.calls == [.both])
  }
  @Test func generic() {
    let spy = K005Spy<String>("a")
    spy.stub.find.returns(["b"])
    #expect(spy.find("c") == ["b"])
    spy.item = "d"
    #expect(spy.item == "d")
  }
  @MainActor @Test func isolated() async {
    let spy = K006Spy()
    spy.stub.present.returns(true)
    spy.stub.plain.returns(2)
    spy.title = "a"
    #expect(await spy.present(spy.title))
    #expect(spy.plain() == 2)
  }
  @Test func sendable() async {
    let spy = K007Spy()
    await Task { spy.run() }.value
    #expect(spy.calls == [.run])
  }
  @Test func otherMembers() throws {
    let spy = K008Spy()
    K008Spy.stub.make.returns(2)
    spy.stub.subscript.answers { "\($0)" }
    spy.stub.map.answers { $0 }
    spy.stub.change.answers { $0 += 1 }
    spy.stub.attempt.throws(K008.Failure())
    spy.stub.here.returns(9)
    let object: K008 = spy
    var number = 1
    object.change(&number)
    #expect(type(of: object).make() + number == 4)
    #expect(object[3] == "3")
    #expect(object.map("a") == "a")
    #expect(object.here() == 9)
    #expect(throws: K008.Failure()) { try object.attempt() }
    K008Spy.expectCalls([.make])
  }
  @Test func namesThatTheClassHasGivenAway() {
    let spy = K009Spy()
    spy.spyStub.run.returns(1)
    #expect(spy.run() == 1)
    #expect(spy.calls + spy.stub == 7)
    #expect(spy.spyCalls == [.run])
  }
  @Test func theMacroSeesTheClassItself() {
    let spy = K011Spy()
    #expect(spy.run() == 1)
    spy.stub.own.returns(3)
    #expect(spy.own() == 3)
  }
  @Test func unstubbed() {
    let spy = K001Spy()
    withKnownIssue {
      #expect(spy.run(4) == 0)
    } matching: {
      $0.sourceLocation?.fileID == #fileID
        && $0.comments.first?.rawValue.hasPrefix("K001Spy.run(4) has no stub") == true
    }
  }
}
