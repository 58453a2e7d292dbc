import RehearsalDoubles
import Testing

@Spy protocol P001 { var title: String { get } }
@Spy protocol P002 { var title: String { get set } }
@Spy protocol P003 { var title: String? { get set } }
@Spy protocol P004 { var title: String { get async } }
@Spy protocol P005 { var title: String { get throws } }
@Spy protocol P006 { var title: String { get async throws } }
@Spy protocol P007 { var title: String { get throws(Offline) } }
@Spy protocol P008 { var handler: (Int) -> Void { get set } }
@Spy protocol P009 { var handler: ((Int) -> Void)? { get set } }
@Spy protocol P010 { var product: Product { get set } }
@Spy protocol P011 { var count: Int { mutating get nonmutating set } }
@Spy protocol P012 { var view: (any P001)? { get set } }
@Spy protocol P013 { var file: File { get } }
@Spy protocol P014 { var pair: (Int, String) { get set } }
@Spy protocol P015 { var title: String! { get set } }
@Spy protocol P016 { var type: Any.Type { get } }
@Spy protocol P017 { var file: File { get set } }
@Spy protocol P018 { var error: Error { get set } }

struct PropertiesCorpus {
  @Test func existentialOrNoncopyable() {
    let spy = P018Spy()
    spy.error = Offline()
    #expect(spy.error is Offline)
    #expect(spy.calls == [.error(set: Offline()), .error])
    let file = P017Spy()
    file.file = File(number: 2)
    #expect(file.calls == [.file(set: .any)])
  }
  @Test func get() {
    let spy = P001Spy()
    spy.stub.title.returns("a", "b")
    #expect(spy.title == "a")
    #expect(spy.title == "b")
    #expect(spy.calls == [.title, .title])
  }
  @Test func set() {
    let spy = P002Spy()
    spy.title = "a"
    #expect(spy.title == "a")
    #expect(spy.calls == [.title(set: "a"), .title])
    #expect(spy.calls != [.title(set: "b"), .title])
    spy.stub.title.returns("stubbed")
    #expect(spy.title == "stubbed")
  }
  @Test func optional() {
    let spy = P003Spy()
    spy.title = nil
    #expect(spy.title == nil)
    #expect(spy.calls == [.title(set: nil), .title])
  }
  @Test func asynchronous() async {
    let spy = P004Spy()
    spy.stub.title.answers { "a" }
    #expect(await spy.title == "a")
  }
  @Test func throwing() {
    let spy = P005Spy()
    spy.stub.title.throws(Offline())
    #expect(throws: Offline()) { try spy.title }
  }
  @Test func asynchronousThrowing() async throws {
    let spy = P006Spy()
    spy.stub.title.returns("a").then.throws(Offline())
    #expect(try await spy.title == "a")
    await #expect(throws: Offline()) { try await spy.title }
  }
  @Test func typed() {
    let spy = P007Spy()
    spy.stub.title.throws(Offline())
    #expect(throws: Offline()) { try spy.title }
    #expect(spy.calls == [.title])
  }
  @Test func closure() {
    let spy = P008Spy()
    let seen = Box(0)
    spy.handler = { seen.value = $0 }
    spy.handler(3)
    #expect(seen.value == 3)
    #expect(spy.calls == [.handler(set: .any), .handler])
    let other = P009Spy()
    other.handler = { seen.value = $0 }
    other.handler?(4)
    #expect(seen.value == 4)
  }
  @Test func ownType() {
    let spy = P010Spy()
    spy.product = Product(name: "Book")
    #expect(spy.product.name == "Book")
    #expect(spy.calls == [.product(set: Product(name: "Book")), .product])
  }
  @Test func mutating() {
    let spy = P011Spy()
    spy.count = 3
    #expect(spy.count == 3)
  }
  @Test func existential() {
    let spy = P012Spy()
    let view = P001Spy()
    spy.view = view
    #expect(spy.view as? P001Spy === view)
    #expect(spy.calls.first == .view(set: view))
    #expect(spy.calls.first != .view(set: P001Spy()))
  }
  @Test func noncopyable() {
    let spy = P013Spy()
    spy.stub.file.answers { File(number: 7) }
    #expect(spy.file.number == 7)
    #expect(spy.calls == [.file])
  }
  @Test func tuple() {
    let spy = P014Spy()
    spy.pair = (1, "a")
    #expect(spy.pair == (1, "a"))
    #expect(spy.calls == [.pair(set: (1, "a")), .pair])
  }
  @Test func forced() {
    let spy = P015Spy()
    spy.title = "a"
    #expect(spy.title == "a")
  }
  @Test func metatype() {
    let spy = P016Spy()
    spy.stub.type.returns(Int.self)
    #expect(ObjectIdentifier(spy.type) == ObjectIdentifier(Int.self))
  }
}
