import RehearsalDoubles
import Testing

@Spy protocol G001 { func take<T>(_ value: T) }
@Spy protocol G002 { func load<T: Decodable>(_ type: T.Type) throws -> T }
@Spy protocol G003 { func same<T>(_ value: T) -> T }
@Spy protocol G004 { func map<T, U>(_ values: [T], _ transform: (T) -> U) -> [U] }
@Spy protocol G005 { func count<C: Collection>(_ items: C) -> Int where C.Element == Int }
@Spy protocol G006 { func all<each T>(_ values: repeat each T) }
@Spy protocol G007 { func all<each T: Sendable>(_ values: repeat each T) -> (repeat each T) }
@Spy protocol G008 { func show(_ value: some Equatable) }
@Spy protocol G009 { func show(_ values: [some Hashable], _ other: some Equatable) -> Int }
@Spy protocol G010 { func change<T>(_ value: inout T) }
@Spy protocol G011 { func both<T, U>(_ a: T, _ b: U) -> (T, U) where T: Equatable, U: Equatable }
@Spy protocol G012 { func close<T: ~Copyable>(_ value: borrowing T) }
@Spy protocol G013 { func make<T>() -> T }
@Spy protocol G014 { func find<T: AnyObject>(_ object: T?) -> T? }
@Spy protocol G015 {
  func load<T>(_ type: T.Type) async throws -> [T] where T: Decodable & Sendable
}
@Spy protocol G016 { func later<T>(_ value: T, _ done: @escaping (T) -> Void) }
@Spy protocol G017 { func many<T>(_ values: T...) -> Int }
@Spy protocol G018 { func use<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R }
@Spy protocol G019 { func convert<S: Sequence<Int>>(_ sequence: S) -> [Int] }
@Spy protocol G020 { func table<K: Hashable, V>(_ table: [K: V]) -> V? }

struct GenericsCorpus {
  @Test func value() {
    let spy = G001Spy()
    spy.take(1)
    spy.take("a")
    #expect(spy.calls == [.take(1), .take("a")])
    #expect(spy.calls != [.take("1"), .take("a")])
  }
  @Test func metatype() throws {
    let spy = G002Spy()
    spy.stub.load(.equal(Int.self)).returns(5)
    spy.stub.load(.equal(String.self)).throws(Offline())
    #expect(try spy.load(Int.self) == 5)
    #expect(throws: Offline()) { try spy.load(String.self) }
    #expect(spy.calls == [.load(Int.self), .load(String.self)])
  }
  @Test func same() {
    let spy = G003Spy()
    spy.stub.same.answers { $0 }
    #expect(spy.same(3) == 3)
    #expect(spy.same("a") == "a")
  }
  @Test func closure() {
    let spy = G004Spy()
    spy.stub.map.answers { values, transform in
      (values as? [Int])?.map { transform($0) } as Any
    }
    let texts: [Any] = spy.map([1, 2]) { number -> Any in "\(number)" }
    #expect(texts.map { "\($0)" } == ["1", "2"])
    #expect(spy.calls == [.map([1, 2])])
  }
  @Test func whereClause() {
    let spy = G005Spy()
    spy.stub.count.answers { ($0 as? [Int])?.count ?? 0 }
    #expect(spy.count([1, 2]) == 2)
    #expect(spy.calls == [.count([1, 2])])
  }
  @Test func pack() {
    let spy = G006Spy()
    spy.all(1, "a")
    #expect(spy.calls == [.all(1, "a")])
    #expect(spy.calls != [.all(1)])
  }
  @Test func packResult() {
    let spy = G007Spy()
    spy.stub.all.returns((1, "b"))
    let result: (Int, String) = spy.all(0, "a")
    #expect(result == (1, "b"))
  }
  @Test func opaque() {
    let spy = G008Spy()
    spy.show(1)
    #expect(spy.calls == [.show(1)])
  }
  @Test func opaqueTwice() {
    let spy = G009Spy()
    spy.stub.show.returns(1)
    #expect(spy.show([1], "a") == 1)
    #expect(spy.calls == [.show([1], "a")])
  }
  @Test func genericInOut() {
    let spy = G010Spy()
    spy.stub.change.answers { $0 = 5 }
    var number = 1
    spy.change(&number)
    #expect(number == 5)
    #expect(spy.calls == [.change(1)])
  }
  @Test func two() {
    let spy = G011Spy()
    spy.stub.both.answers { ($0, $1) }
    let stubbed = G011Spy()
    stubbed.stub.both.returns((1, "a"))
    #expect(stubbed.both(1, "a") == (1, "a"))
    #expect(stubbed.calls == [.both(1, "a")])
  }
  @Test func noncopyable() {
    let spy = G012Spy()
    let count = Box(0)
    spy.stub.close.answers { count.value += 1 }
    spy.close(File())
    #expect(spy.calls == [.close(.any)])
    #expect(count.value == 1)
  }
  @Test func resultOnly() {
    let spy = G013Spy()
    spy.stub.make.returns(4)
    let number: Int = spy.make()
    #expect(number == 4)
  }
  @Test func object() {
    let spy = G014Spy()
    let token = Token()
    spy.stub.find.returns(token)
    #expect(spy.find(token) === token)
    #expect(spy.calls == [.find(token)])
    #expect(spy.calls != [.find(Token())])
  }
  @Test func asynchronous() async throws {
    let spy = G015Spy()
    spy.stub.load.returns([1])
    #expect(try await spy.load(Int.self) == [1])
    #expect(spy.calls == [.load(Int.self)])
  }
  @Test func escaping() {
    let spy = G016Spy()
    spy.stub.later.answers { value, done in done(value) }
    let seen = Box(0)
    spy.later(3) { seen.value = $0 }
    #expect(seen.value == 3)
    #expect(spy.calls == [.later(3)])
  }
  @Test func variadic() {
    let spy = G017Spy()
    spy.stub.many.answers { $0.count }
    #expect(spy.many(1, 2) == 2)
    #expect(spy.calls == [.many(1, 2)])
  }
  @Test func typedError() {
    let spy = G018Spy()
    spy.stub.use.answers { body in try body() }
    #expect(throws: Offline()) {
      try spy.use { () throws(Offline) -> Int in throw Offline() }
    }
    #expect(spy.use { 4 } == 4)
  }
  @Test func primary() {
    let spy = G019Spy()
    spy.stub.convert.returns([1])
    #expect(spy.convert([1]) == [1])
    #expect(spy.calls == [.convert([1])])
  }
  @Test func keyAndValue() {
    let spy = G020Spy()
    spy.stub.table.returns(2)
    #expect(spy.table(["a": 1]) == 2)
    #expect(spy.calls == [.table(["a": 1])])
  }
}
