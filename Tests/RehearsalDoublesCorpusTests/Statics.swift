import RehearsalDoubles
import Testing

@Spy protocol S001 { static func make(_ number: Int) -> Int }
@Spy protocol S002 { static var shared: String { get set } }
@Spy protocol S003 { static func load() async throws -> String }
@Spy protocol S004 {
  static func name() -> String
  func name() -> String
}
@Spy protocol S005 { static subscript(index: Int) -> String { get } }
@Spy protocol S006 { static func + (left: Self, right: Self) -> Self }
@Spy protocol S007 { static func == (left: Self, right: Int) -> Bool }
@Spy protocol S008 { static prefix func - (value: Self) -> Int }
@Spy protocol S009 {
  associatedtype Item
  static func empty() -> Item?
}
@MainActor @Spy protocol S010 { static func present(_ title: String) }
@Spy protocol S011 { static func << (left: Self, right: String) throws -> Bool }

struct StaticsCorpus {
  @Test func function() {
    S001Spy.stub.make.answers { $0 * 2 }
    #expect(S001Spy.make(4) == 8)
    #expect(S001Spy.calls == [.make(4)])
  }
  @Test(arguments: 0..<20) func parallel(number: Int) async {
    S001Spy.stub.make.returns(number)
    for _ in 0..<50 {
      #expect(S001Spy.make(number) == number)
      await Task.yield()
    }
    #expect(S001Spy.calls.count == 50)
    #expect(S001Spy.calls.allSatisfy { $0 == .make(number) })
  }
  @Test func property() {
    S002Spy.shared = "a"
    #expect(S002Spy.shared == "a")
    #expect(S002Spy.calls == [.shared(set: "a"), .shared])
  }
  @Test func asynchronous() async throws {
    S003Spy.stub.load.returns("a")
    #expect(try await S003Spy.load() == "a")
  }
  @Test func both() {
    S004Spy.stub.name.returns("type")
    let spy = S004Spy()
    spy.stub.name.returns("instance")
    #expect(S004Spy.name() == "type")
    #expect(spy.name() == "instance")
    #expect(S004Spy.calls == [.name])
    #expect(spy.calls == [.name])
  }
  @Test func index() {
    S005Spy.stub.subscript(1).returns("one")
    #expect(S005Spy[1] == "one")
    #expect(S005Spy.calls == [.subscript(1)])
  }
  @Test func operators() throws {
    let (a, b) = (S006Spy(), S006Spy())
    S006Spy.stub.operatorPlus.answers { left, _ in left }
    #expect((a + b) === a)
    #expect(S006Spy.calls == [.operatorPlus(a, b)])
    S007Spy.stub.operatorEqualEqual.returns(true)
    #expect(S007Spy() == 3)
    S008Spy.stub.operatorMinus.returns(3)
    #expect(-S008Spy() == 3)
    S011Spy.stub.operatorLessLess.returns(true)
    #expect(try S011Spy() << "a")
  }
  @Test func generic() {
    A001Spy<Int>().stub.get.returns(1)
    S009Spy<Int>.stub.empty.returns(3)
    S009Spy<String>.stub.empty.returns(nil)
    #expect(S009Spy<Int>.empty() == 3)
    #expect(S009Spy<String>.empty() == nil)
    #expect(S009Spy<Int>.calls == [.empty])
  }
  @Test func verification() async {
    S001Spy.stub.make.answers { $0 }
    let other = S004Spy()
    other.stub.name.returns("")
    _ = S001Spy.make(1)
    _ = other.name()
    _ = S001Spy.make(2)
    expectOrder(S001Spy.received(.make(1)), other.received(.name), S001Spy.received(.make(.any)))
    S001Spy.expectCalls([.make(1), .make(2)])
    S001Spy.expectCalled(.make(.any), times: 2)
    S001Spy.expectNoMoreCalls()
    #expect(await S001Spy.called(.make(2)))
    withKnownIssue {
      S001Spy.expectCalled(.make(3))
    } matching: {
      $0.comments.first?.rawValue == """
        S001Spy.make(3) was called 0 times, expected at least once.
        It was called with:
          make(1)
          make(2)
        """
    }
  }
  @MainActor @Test func mainActor() {
    S010Spy.present("a")
    #expect(S010Spy.calls == [.present("a")])
  }
}
