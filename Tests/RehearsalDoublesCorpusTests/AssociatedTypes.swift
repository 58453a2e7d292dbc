import RehearsalDoubles
import Testing

@Spy protocol A001 {
  associatedtype Item
  func get() -> Item
}
@Spy protocol A002 {
  associatedtype Item: Equatable
  func put(_ item: Item)
}
@Spy protocol A003<Item> {
  associatedtype Item
  func put(_ item: Item)
  func get() -> Item
}
@Spy protocol A004 {
  associatedtype Items: Collection where Items.Element == Int
  var items: Items { get }
}
@Spy protocol A005 {
  associatedtype Key: Hashable
  associatedtype Value
  func find(_ key: Key) -> Value?
  subscript(key: Key) -> Value? { get set }
}
@Spy protocol A006 {
  associatedtype Item: Hashable & Sendable
  func load() async throws -> [Item]
}
@Spy protocol A007 where Item: Equatable {
  associatedtype Item
  func put(_ item: Item, then done: (Item) -> Void)
}
@Spy protocol A008: Identifiable where ID == String {
  func open()
}
@Spy protocol A009 {
  associatedtype Body
  typealias Handler = (Body) -> Void
  func run(_ handler: Handler)
  func keep(_ handler: @escaping Handler)
}
@Spy protocol A010: Sendable {
  associatedtype Failure: Error
  func load() async throws(Failure) -> Int
}
@Spy protocol A011 {
  associatedtype Item = Int
  func put(_ item: Item?)
}
@Spy protocol A012 {
  associatedtype Left
  associatedtype Right where Right == Left
  func join(_ left: Left) -> Right
}

struct AssociatedTypesCorpus {
  @Test func plain() {
    let spy = A001Spy<Int>()
    spy.stub.get.returns(1)
    #expect(spy.get() == 1)
    #expect(spy.calls == [.get])
  }
  @Test func constrained() {
    let spy = A002Spy<String>()
    spy.put("a")
    #expect(spy.calls == [.put("a")])
  }
  @Test func primary() {
    let spy = A003Spy<Product>()
    let any: any A003<Product> = spy
    spy.stub.get.returns(Product())
    any.put(Product())
    #expect(any.get() == Product())
    #expect(spy.calls == [.put(Product()), .get])
  }
  @Test func whereClause() {
    let spy = A004Spy<[Int]>()
    spy.stub.items.returns([1])
    #expect(spy.items == [1])
  }
  @Test func keyed() {
    let spy = A005Spy<String, Int>()
    spy.stub.find("a").returns(1)
    spy.stub.find("b").returns(nil)
    #expect(spy.find("a") == 1)
    #expect(spy.find("b") == nil)
    spy["c"] = 3
    #expect(spy["c"] == 3)
    #expect(
      spy.calls == [.find("a"), .find("b"), .subscript("c", set: 3), .subscript("c")])
  }
  @Test func composed() async throws {
    let spy = A006Spy<String>()
    spy.stub.load.returns(["a"])
    #expect(try await spy.load() == ["a"])
  }
  @Test func closure() {
    let spy = A007Spy<Int>()
    spy.stub.put.answers { item, done in done(item) }
    let seen = Box(0)
    spy.put(4) { seen.value = $0 }
    #expect(seen.value == 4)
    #expect(spy.calls == [.put(4)])
  }
  @Test func fixed() {
    let spy = A008Spy()
    spy.stub.id.returns("x")
    #expect(spy.id == "x")
    spy.open()
    #expect(spy.calls == [.id, .open])
  }
  @Test func ownAlias() {
    let spy = A009Spy<Int>()
    spy.stub.run.answers { $0(1) }
    let seen = Box(0)
    spy.run { seen.value = $0 }
    spy.keep { seen.value = $0 }
    #expect(seen.value == 1)
    #expect(spy.calls == [.run(.any), .keep(.any)])
  }
  @Test func failure() async {
    let spy = A010Spy<Offline>()
    spy.stub.load.throws(Offline())
    await #expect(throws: Offline()) { try await spy.load() }
  }
  @Test func defaulted() {
    let spy = A011Spy<String>()
    spy.put("a")
    spy.put(nil)
    #expect(spy.calls == [.put("a"), .put(nil)])
  }
  @Test func same() {
    let spy = A012Spy<Int>()
    spy.stub.join.answers { $0 }
    #expect(spy.join(2) == 2)
  }
}
