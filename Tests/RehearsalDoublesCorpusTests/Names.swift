import RehearsalDoubles
import Testing

@Spy protocol N001 { func `init`() }
@Spy protocol N002 { func `default`(_ `class`: Int) -> Int }
@Spy protocol N003 { var `self`: Int { get } }
@Spy protocol N004 { func calls() -> Int }
@Spy protocol N005 { var calls: [Int] { get } }
@Spy protocol N006 { var stub: String { get } }
@Spy protocol N007 { func stub(_ name: String) }
@Spy protocol N008 { func record(_ recorder: Int, call: Int, closure: Int) }
@Spy protocol N009 { var record: Int { get set } }
@Spy protocol N010 { func `with a space`() }
@Spy protocol N011 {
  associatedtype Call
  func take(_ call: Call)
}
@Spy protocol `Type` { func run() }
@Spy protocol N013 { func find(where text: String, in list: [Int], for `repeat`: Bool) }
@Spy protocol N014 { func any(_ any: Int) -> Int }
@Spy protocol N015 { func arguments(_ spyCall: Int, error: Int) throws -> Int }
@Spy protocol N016 { func größe(_ ü: Int) }
@Spy protocol N017 { var description: Int { get } }
@Spy protocol N018 { func description(of number: Int) -> String }
enum Space {
  @Spy protocol Nested { func run() }
  @MainActor @Spy protocol View { func show(_ item: Item) }
  struct Item: Equatable { var number = 1 }
}

struct NamesCorpus {
  @Test func keywords() {
    let spy = N001Spy()
    spy.`init`()
    #expect(spy.calls == [.`init`])
    let other = N002Spy()
    other.stub.default.answers { $0 }
    #expect(other.default(3) == 3)
    #expect(other.calls == [.default(3)])
    let same = N003Spy()
    same.stub.`self`.returns(3)
    #expect((same as any N003).`self` == 3)
    let words = N013Spy()
    words.find(where: "a", in: [], for: true)
    #expect(words.calls == [.find(where: "a", in: [], for: true)])
    let any = N014Spy()
    any.stub.any.returns(2)
    #expect(any.any(1) == 2)
    #expect(any.calls == [.any(1)])
  }
  @Test func collisions() throws {
    let spy = N004Spy()
    spy.stub.calls.returns(3)
    #expect(spy.calls() == 3)
    #expect(spy.spyCalls == [.calls])
    let property = N005Spy()
    property.stub.calls.returns([1])
    #expect(property.calls == [1])
    #expect(property.spyCalls == [.calls])
    let stub = N006Spy()
    stub.spyStub.stub.returns("a")
    #expect(stub.stub == "a")
    let function = N007Spy()
    function.stub("a")
    #expect(function.calls == [.stub("a")])
    let record = N008Spy()
    record.record(1, call: 2, closure: 3)
    #expect(record.calls == [.record(1, call: 2, closure: 3)])
    let recorded = N009Spy()
    recorded.record = 4
    #expect(recorded.record == 4)
    #expect(recorded.calls == [.record(set: 4), .record])
    let call = N011Spy<Int>()
    call.take(1)
    #expect(call.calls == [.take(1)])
    let local = N015Spy()
    local.stub.arguments.answers { $0 + $1 }
    #expect(try local.arguments(1, error: 2) == 3)
    let described = N017Spy()
    described.stub.description.returns(4)
    #expect(described.description == 4)
    #expect(described.calls == [.description])
    let describing = N018Spy()
    describing.stub.description.answers { "\($0)" }
    #expect(describing.description(of: 3) == "3")
    #expect(describing.calls == [.description(of: 3)])
  }
  @Test func unusual() {
    let spy = N010Spy()
    spy.`with a space`()
    #expect(spy.calls == [.`with a space`])
    let type = TypeSpy()
    type.run()
    #expect(type.calls == [.run])
    let size = N016Spy()
    size.größe(3)
    #expect(size.calls == [.größe(3)])
  }
  @MainActor @Test func nested() {
    let spy = Space.NestedSpy()
    spy.run()
    #expect(spy.calls == [.run])
    let view = Space.ViewSpy()
    view.show(Space.Item())
    #expect(view.calls == [.show(Space.Item())])
  }
}
