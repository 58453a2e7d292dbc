import RehearsalDoubles
import Testing

@Spy protocol C001 { func run(_ body: () -> Void) }
@Spy protocol C002 { func run(_ body: @escaping (Int) -> Void) }
@Spy protocol C003 { func log(_ text: @autoclosure () -> String) }
@Spy protocol C004 { func log(_ text: @autoclosure @escaping () -> String) }
@Spy protocol C005 { func run(_ body: @Sendable @escaping () -> Int) }
@Spy protocol C006 { func run(_ body: @MainActor @escaping () -> Void) }
@Spy protocol C007 { func run(_ body: () throws -> Int) throws -> Int }
@Spy protocol C008 { func run(_ body: () async throws -> Int) async throws -> Int }
@Spy protocol C009 { func run(_ body: (() -> Void)?) }
@Spy protocol C010 { func load(_ id: Int, completion: @escaping (Result<Int, any Error>) -> Void) }
@Spy protocol C011 { func run(_ body: Completion) }
@Spy protocol C012 { func run(_ body: @escaping Completion) }
@Spy protocol C013 { func run(_ body: (inout Int) -> Void) -> Int }
@Spy protocol C014 { func make() -> (Int) -> String }
@Spy protocol C015 { func run(_ body: () throws -> Void) rethrows }
@Spy protocol C016 { func run(first: () -> Int, second: () -> Int) -> Int }
@Spy protocol C017 { func run(_ bodies: [() -> Void]) }
@Spy protocol C018 { func run(_ body: (Int, String) throws(Offline) -> Void) throws(Offline) }
@Spy protocol C019 { func run(_ body: (@escaping (Int) -> Void) -> Void) }
@Spy protocol C020 { var onTap: Completion { get set } }

struct ClosuresCorpus {
  @Test func plain() {
    let spy = C001Spy()
    spy.stub.run.answers { $0() }
    var count = 0
    spy.run { count += 1 }
    #expect(count == 1)
    #expect(spy.calls == [.run()])
    #expect(spy.calls == [.run(.any)])
  }
  @Test func escaping() {
    let spy = C002Spy()
    spy.run { _ in }
    let seen = Box(0)
    spy.stub.run.captured.first?(3)
    spy.stub.run.answers { $0(4) }
    spy.run { seen.value = $0 }
    #expect(seen.value == 4)
    #expect(spy.calls == [.run(), .run()])
  }
  @Test func autoclosures() {
    let spy = C003Spy()
    let seen = Box("")
    spy.stub.log.answers { seen.value = $0() }
    spy.log("a")
    #expect(seen.value == "a")
    #expect(spy.calls == [.log()])
    let other = C004Spy()
    other.stub.log.answers { seen.value = $0() }
    other.log("b")
    #expect(seen.value == "b")
  }
  @Test func sendable() {
    let spy = C005Spy()
    spy.run { 1 }
    #expect(spy.stub.run.captured.map { $0() } == [1])
  }
  @MainActor @Test func mainActor() {
    let spy = C006Spy()
    let seen = Box(0)
    spy.run { seen.value = 1 }
    spy.stub.run.captured[0]()
    #expect(seen.value == 1)
  }
  @Test func throwing() throws {
    let spy = C007Spy()
    spy.stub.run.answers { try $0() }
    #expect(try spy.run { 1 } == 1)
    #expect(throws: Offline()) { try spy.run { throw Offline() } }
  }
  @Test func asynchronous() async throws {
    let spy = C008Spy()
    spy.stub.run.answers { try await $0() }
    #expect(try await spy.run { 1 } == 1)
  }
  @Test func optional() {
    let spy = C009Spy()
    spy.run(nil)
    spy.run {}
    #expect(spy.calls == [.run(nil), .run(.any)])
  }
  @Test func completion() {
    let spy = C010Spy()
    spy.stub.load(1).answers { id, done in done(.success(id)) }
    spy.stub.load(2).answers { _, done in done(.failure(Offline())) }
    let seen = Box<[Int?]>([])
    for id in 1...2 { spy.load(id) { seen.value.append(try? $0.get()) } }
    #expect(seen.value == [1, nil])
    #expect(spy.calls == [.load(1), .load(2)])
  }
  @Test func aliases() {
    let spy = C011Spy()
    spy.stub.run.answers { $0(5) }
    var seen = 0
    spy.run { seen = $0 }
    #expect(seen == 5)
    #expect(spy.calls == [.run(.any)])
    let other = C012Spy()
    other.run { _ in }
    #expect(other.calls == [.run(.any)])
    let tap = C020Spy()
    let box = Box(0)
    tap.onTap = { box.value = $0 }
    tap.onTap(6)
    #expect(box.value == 6)
    #expect(tap.calls == [.onTap(set: .any), .onTap])
  }
  @Test func inOut() {
    let spy = C013Spy()
    spy.stub.run.answers { body in
      var number = 1
      body(&number)
      return number
    }
    #expect(spy.run { $0 += 1 } == 2)
  }
  @Test func result() {
    let spy = C014Spy()
    spy.stub.make.returns { "\($0)" }
    #expect(spy.make()(3) == "3")
  }
  @Test func rethrowing() {
    let spy = C015Spy()
    spy.stub.run.answers { try? $0() }
    var count = 0
    spy.run { count += 1 }
    #expect(count == 1)
  }
  @Test func two() {
    let spy = C016Spy()
    spy.stub.run.answers { $0() + $1() }
    #expect(spy.run(first: { 1 }, second: { 2 }) == 3)
    #expect(spy.calls == [.run()])
  }
  @Test func list() {
    let spy = C017Spy()
    let seen = Box(0)
    spy.run([{ seen.value += 1 }])
    spy.stub.run.captured.first?.forEach { $0() }
    #expect(seen.value == 1)
  }
  @Test func typed() {
    let spy = C018Spy()
    spy.stub.run.throws(Offline())
    #expect(throws: Offline()) { try spy.run { _, _ in } }
  }
  @Test func nested() {
    let spy = C019Spy()
    let seen = Box(0)
    spy.stub.run.answers { body in body { seen.value = $0 } }
    spy.run { $0(7) }
    #expect(seen.value == 7)
  }
}
