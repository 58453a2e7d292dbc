import Foundation
import RehearsalDoubles
import Testing

@Spy protocol F001 { func hide() }
@Spy protocol F002 { func show(title: String) }
@Spy protocol F003 { func move(from start: Int, to end: Int) }
@Spy protocol F004 { func log(_ text: String) }
@Spy protocol F005 { func sum(_ a: Int, _ b: Int) -> Int }
@Spy protocol F006 { func maybe(_ text: String?) -> Int? }
@Spy protocol F007 {
  func many(_ a: Int, b: String, c: Bool, d: Double, e: Character, f: Float) -> Int
}
@Spy protocol F008 {
  func show(_ number: Int)
  func show(_ text: String)
}
@Spy protocol F009 {
  func value() -> Int
  func value() -> String
}
@Spy protocol F010 {
  func load() -> Int
  func load() async -> Int
}
@Spy protocol F011 {
  func show(title: String)
  func show(message: String)
  func show()
}
@Spy protocol F012 { func join(_ parts: String...) -> String }
@Spy protocol F013 { func change(_ number: inout Int) }
@Spy protocol F014 { func swap(_ a: inout [Int], with b: inout [Int]) -> Bool }
@Spy protocol F015 { func pair() -> (Int, String) }
@Spy protocol F016 { func take(_ pair: (x: Int, y: Int)) }
@Spy protocol F017 { func make(_ type: Product.Type) -> Any.Type }
@Spy protocol F018 { @discardableResult func add(_ product: Product) -> Bool }
@Spy protocol F019 { func take(_: Int, _: String) }
@Spy protocol F020 { func find(_ names: Names) -> Set<String> }
@Spy protocol F021 { func take(_ value: Any, _ object: AnyObject) }
@Spy protocol F022 { func take(_ value: any Equatable) -> any Hashable & Sendable }
@Spy protocol F023 { func take(_ kind: Kind) }
@Spy protocol F024 { func take(_ plain: Plain) }
@Spy protocol F025 { func take(_ table: [String: [Int]]) -> [Int: String] }
@Spy protocol F026 { func nothing() -> Void }
@Spy protocol F027 { func empty() -> () }
@Spy protocol F028 { func forced(_ text: String!) -> String! }
@Spy protocol F029 { func never() -> Never }
@Spy protocol F030 { func take(_ data: Data, _ url: URL, on date: Date) -> UUID }

struct FunctionsCorpus {
  @Test func noArguments() {
    let spy = F001Spy()
    spy.hide()
    #expect(spy.calls == [.hide])
  }
  @Test func label() {
    let spy = F002Spy()
    let seen = Box<[String]>([])
    spy.stub.show.answers { seen.value.append($0) }
    spy.show(title: "a")
    #expect(spy.calls == [.show(title: "a")])
    #expect(spy.calls != [.show(title: "b")])
    #expect(seen.value == ["a"])
    #expect(spy.stub.show.captured == ["a"])
  }
  @Test func twoLabels() {
    let spy = F003Spy()
    spy.move(from: 1, to: 2)
    #expect(spy.calls == [.move(from: 1, to: 2)])
    #expect(spy.calls == [.move(from: .any, to: .where { $0 > 1 })])
    #expect(spy.calls != [.move(from: .any, to: 3)])
    #expect(spy.stub.move(from: 1, to: .any).captured.map(\.1) == [2])
  }
  @Test func noLabel() {
    let spy = F004Spy()
    spy.log("x")
    #expect(spy.calls == [.log("x")])
  }
  @Test func result() {
    let spy = F005Spy()
    spy.stub.sum.answers { $0 + $1 }
    spy.stub.sum(0, .any).returns(7, 8)
    #expect(spy.sum(1, 2) == 3)
    #expect(spy.sum(0, 2) == 7)
    #expect(spy.sum(0, 2) == 8)
    #expect(spy.sum(0, 2) == 8)
  }
  @Test func optionals() {
    let spy = F006Spy()
    spy.stub.maybe(nil).returns(nil)
    spy.stub.maybe("a").returns(1)
    #expect(spy.maybe(nil) == nil)
    #expect(spy.maybe("a") == 1)
    #expect(spy.calls == [.maybe(nil), .maybe("a")])
  }
  @Test func manyArguments() {
    let spy = F007Spy()
    spy.stub.many.answers { a, _, _, _, _, _ in a }
    #expect(spy.many(5, b: "", c: true, d: 1, e: "e", f: 2) == 5)
    #expect(spy.calls == [.many(5, b: "", c: true, d: 1, e: "e", f: 2)])
    #expect(spy.calls != [.many(5, b: "", c: true, d: 1, e: "e", f: 3)])
  }
  @Test func overloadsByType() {
    let spy = F008Spy()
    spy.show(1)
    spy.show("a")
    #expect(spy.calls == [.show(1), .show("a")])
    #expect(spy.stub.showInt.captured == [1])
    #expect(spy.stub.showString.captured == ["a"])
  }
  @Test func overloadsByResult() {
    let spy = F009Spy()
    spy.stub.valueInt.returns(1)
    spy.stub.valueString.returns("a")
    let number: Int = spy.value()
    let text: String = spy.value()
    #expect(number == 1 && text == "a")
    #expect(spy.calls == [.valueInt, .valueString])
  }
  @Test func overloadsByEffect() async {
    let spy = F010Spy()
    spy.stub.loadInt.returns(1)
    spy.stub.loadIntAsync.returns(2)
    #expect(await spy.load() == 2)
    let synchronous: () -> Int = spy.load
    #expect(synchronous() == 1)
    #expect(spy.calls == [.loadIntAsync, .loadInt])
  }
  @Test func overloadsByLabel() {
    let spy = F011Spy()
    spy.show(title: "t")
    spy.show(message: "m")
    spy.show()
    #expect(spy.calls == [.show(title: "t"), .show(message: "m"), .show])
    #expect(spy.stub.showMessage.captured == ["m"])
  }
  @Test func variadic() {
    let spy = F012Spy()
    spy.stub.join.answers { $0.joined() }
    #expect(spy.join("a", "b") == "ab")
    #expect(spy.calls == [.join("a", "b")])
    #expect(spy.calls == [.join(.equal(["a", "b"]))])
    #expect(spy.calls != [.join("a")])
  }
  @Test func inOut() {
    let spy = F013Spy()
    spy.stub.change.answers { $0 += 1 }
    var number = 1
    spy.change(&number)
    #expect(number == 2)
    #expect(spy.calls == [.change(1)])
  }
  @Test func twoInOut() {
    let spy = F014Spy()
    spy.stub.swap.answers { a, b in
      (a, b) = (b, a)
      return true
    }
    var (a, b) = ([1], [2])
    #expect(spy.swap(&a, with: &b))
    #expect(a == [2] && b == [1])
    #expect(spy.calls == [.swap([1], with: [2])])
  }
  @Test func tupleResult() {
    let spy = F015Spy()
    spy.stub.pair.returns((1, "a"))
    #expect(spy.pair() == (1, "a"))
    #expect(spy.calls == [.pair])
  }
  @Test func tupleArgument() {
    let spy = F016Spy()
    spy.take((x: 1, y: 2))
    #expect(spy.calls == [.take((1, 2))])
    #expect(spy.calls != [.take((1, 3))])
  }
  @Test func metatypes() {
    let spy = F017Spy()
    spy.stub.make.returns(String.self)
    #expect(ObjectIdentifier(spy.make(Product.self)) == ObjectIdentifier(String.self))
    #expect(spy.calls == [.make(Product.self)])
  }
  @Test func discardable() {
    let spy = F018Spy()
    spy.stub.add.returns(true)
    spy.add(Product())
    #expect(spy.calls == [.add(Product())])
  }
  @Test func unnamed() {
    let spy = F019Spy()
    spy.take(1, "a")
    #expect(spy.calls == [.take(1, "a")])
  }
  @Test func valueAlias() {
    let spy = F020Spy()
    spy.stub.find.answers { Set($0) }
    #expect(spy.find(["a"]) == ["a"])
    #expect(spy.calls == [.find(["a"])])
    #expect(spy.stub.find.captured == [["a"]])
  }
  @Test func anyValues() {
    let spy = F021Spy()
    let token = Token()
    spy.take(1, token)
    #expect(spy.calls == [.take(1, token)])
    #expect(spy.calls != [.take(1, Token())])
    #expect(spy.calls != [.take("1", token)])
  }
  @Test func existentials() {
    let spy = F022Spy()
    spy.stub.take.returns(5)
    #expect(spy.take("a").hashValue == 5.hashValue)
    #expect(spy.calls == [.take("a")])
  }
  @Test func enumeration() {
    let spy = F023Spy()
    spy.take(.large)
    #expect(spy.calls == [.take(.large)])
    #expect("\(spy.calls)" == "[take(.large)]")
  }
  @Test func notEquatable() {
    let spy = F024Spy()
    spy.take(Plain())
    #expect(spy.calls != [.take(Plain())])
    #expect(spy.calls == [.take(.where { $0.number == 1 })])
  }
  @Test func collections() {
    let spy = F025Spy()
    spy.stub.take.returns([1: "a"])
    #expect(spy.take(["a": [1]]) == [1: "a"])
    #expect(spy.calls == [.take(["a": [1]])])
  }
  @Test func void() {
    let spy = F026Spy()
    spy.nothing()
    #expect(spy.calls == [.nothing])
    let other = F027Spy()
    other.empty()
    #expect(other.calls == [.empty])
  }
  @Test func forced() {
    let spy = F028Spy()
    spy.stub.forced.answers { $0 }
    #expect(spy.forced("a") == "a")
    #expect(spy.calls == [.forced("a")])
  }
  @Test func never() {
    let spy = F029Spy()
    _ = spy.stub.never
    #expect(spy.calls.isEmpty)
  }
  @Test func foundation() {
    let spy = F030Spy()
    let id = UUID()
    let date = Date()
    spy.stub.take.returns(id)
    #expect(spy.take(Data(), URL(filePath: "/"), on: date) == id)
    #expect(spy.calls == [.take(Data(), URL(filePath: "/"), on: date)])
  }
}

final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
