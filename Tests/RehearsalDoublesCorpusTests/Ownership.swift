import RehearsalDoubles
import Testing

@Spy protocol O001 { func read(_ file: borrowing File) -> Int }
@Spy protocol O002 { func close(_ file: consuming File) }
@Spy protocol O003 { func change(_ file: inout File) }
@Spy protocol O004 { func open(_ path: String) throws -> File }
@Spy protocol O005 { func take(_ text: consuming String, _ other: borrowing String) }
@Spy protocol O006: ~Copyable { func run() -> Int }
@Spy protocol O007 { mutating func next() -> Int? }
@Spy protocol O008: ~Copyable {
  consuming func finish() -> Int
  borrowing func peek() -> Int
}
@Spy protocol O009 { func swap(_ file: consuming File) async throws -> File }
@Spy protocol O010 { func optional(_ file: consuming File?) }

struct OwnershipCorpus {
  @Test func borrowing() {
    let spy = O001Spy()
    spy.stub.read.answers { $0.number }
    #expect(spy.read(File(number: 4)) == 4)
    #expect(spy.calls == [.read()])
  }
  @Test func consuming() {
    let spy = O002Spy()
    let seen = Box(0)
    spy.stub.close.answers { seen.value = $0.number }
    spy.close(File(number: 3))
    #expect(seen.value == 3)
    #expect(spy.calls == [.close()])
    #expect("\(spy.calls)" == "[close(.any)]" || "\(spy.calls)" == "[close((File))]")
  }
  @Test func inOut() {
    let spy = O003Spy()
    spy.stub.change.answers { $0.number += 1 }
    var file = File(number: 1)
    spy.change(&file)
    #expect(file.number == 2)
    #expect(spy.calls.count == 1)
  }
  @Test func result() throws {
    let spy = O004Spy()
    spy.stub.open("a").answers { _ in File(number: 9) }
    spy.stub.open("b").throws(Offline())
    #expect(try spy.open("a").number == 9)
    #expect(throws: Offline()) { _ = try spy.open("b").number }
    #expect(spy.calls == [.open("a"), .open("b")])
  }
  @Test func copyable() {
    let spy = O005Spy()
    spy.take("a", "b")
    #expect(spy.calls == [.take("a", "b")])
    #expect(spy.calls != [.take("a", "c")])
  }
  @Test func protocols() {
    let spy = O006Spy()
    spy.stub.run.returns(1)
    #expect(spy.run() == 1)
    var iterator = O007Spy()
    iterator.stub.next.returns(1, nil)
    #expect(advance(&iterator) == 1)
    #expect(advance(&iterator) == nil)
    let both = O008Spy()
    both.stub.finish.returns(1)
    both.stub.peek.returns(2)
    #expect(both.peek() == 2)
    #expect(both.finish() == 1)
  }
  @Test func exchange() async throws {
    let spy = O009Spy()
    spy.stub.swap.answers { File(number: $0.number + 1) }
    #expect(try await spy.swap(File(number: 1)).number == 2)
    let optional = O010Spy()
    optional.optional(nil)
    #expect(optional.calls == [.optional()])
  }
}

private func advance<I: O007>(_ iterator: inout I) -> Int? { iterator.next() }
