import RehearsalDoubles
import Testing

@Spy protocol B001 { subscript(index: Int) -> String { get } }
@Spy protocol B002 { subscript(index: Int) -> String { get set } }
@Spy protocol B003 { subscript(row row: Int, column column: Int) -> Int { get set } }
@Spy protocol B004 {
  subscript(index: Int) -> String { get }
  subscript(name: String) -> String { get }
}
@Spy protocol B005 { subscript<T>(key: T) -> Int { get } }
@Spy protocol B006 { subscript(index: Int) -> String { get throws } }
@Spy protocol B007 { subscript(index: Int) -> Product? { get async } }
@Spy protocol I001 { init() }
@Spy protocol I002 { init(number: Int, _ text: String) }
@Spy protocol I003 { init?(text: String) }
@Spy protocol I004 { init(text: String) throws }
@Spy protocol I005 { init(text: String) async throws }
@Spy protocol I006 { init<T>(_ value: T) }
@Spy protocol I007 {
  init(a: Int)
  init(b: Int)
  func run()
}

struct SubscriptsAndInitializersCorpus {
  @Test func get() {
    let spy = B001Spy()
    spy.stub.subscript(1).returns("one")
    #expect(spy[1] == "one")
    #expect(spy.calls == [.subscript(1)])
  }
  @Test func set() {
    let spy = B002Spy()
    spy[1] = "one"
    spy[2] = "two"
    #expect(spy[1] == "one")
    #expect(spy[2] == "two")
    #expect(spy.calls.prefix(2) == [.subscript(1, set: "one"), .subscript(2, set: "two")])
  }
  @Test func labels() {
    let spy = B003Spy()
    spy[row: 1, column: 2] = 3
    #expect(spy[row: 1, column: 2] == 3)
    #expect(
      spy.calls == [.subscript(row: 1, column: 2, set: 3), .subscript(row: 1, column: 2)])
  }
  @Test func overloads() {
    let spy = B004Spy()
    spy.stub.subscriptInt.returns("number")
    spy.stub.subscriptString.returns("name")
    #expect(spy[1] == "number")
    #expect(spy["a"] == "name")
    #expect(spy.calls == [.subscript(1), .subscript("a")])
  }
  @Test func generic() {
    let spy = B005Spy()
    spy.stub.subscript.returns(1)
    #expect(spy["a"] == 1)
    #expect(spy.calls == [.subscript("a")])
  }
  @Test func throwing() {
    let spy = B006Spy()
    spy.stub.subscript.throws(Offline())
    #expect(throws: Offline()) { try spy[1] }
  }
  @Test func asynchronous() async {
    let spy = B007Spy()
    spy.stub.subscript.returns(Product())
    #expect(await spy[1] == Product())
  }
  @Test func initializers() async throws {
    _ = I001Spy.init()
    _ = I002Spy(number: 1, "a")
    #expect(I002Spy.calls == [.initializer(number: 1, "a")])
    #expect(I003Spy(text: "a") != nil)
    I003Spy.stub.initializer(text: "b").returns(false)
    #expect(I003Spy(text: "b") == nil)
    #expect(I003Spy.calls == [.initializer(text: "a"), .initializer(text: "b")])
    I004Spy.stub.initializer.throws(Offline())
    #expect(throws: Offline()) { try I004Spy(text: "a") }
    _ = try await I005Spy(text: "a")
    #expect(I005Spy.calls == [.initializer(text: "a")])
    _ = I006Spy(5)
    #expect(I006Spy.calls == [.initializer(5)])
    let spy = I007Spy(b: 1)
    spy.run()
    #expect(I007Spy.calls == [.initializer(b: 1)])
    #expect(spy.calls == [.run])
  }
}
