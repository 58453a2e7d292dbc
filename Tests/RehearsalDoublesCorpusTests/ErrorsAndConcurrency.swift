import RehearsalDoubles
import Testing

@Spy protocol E001 { func load() throws -> Int }
@Spy protocol E002 { func load() throws(Offline) -> Int }
@Spy protocol E003 { func load() async throws(Offline) }
@Spy protocol E004 { func load() throws(any Error) -> Int }
@Spy protocol E005 { func load() throws(Never) -> Int }
@Spy protocol E006 { func save() throws }
@Spy protocol E007 { func load() -> Result<Int, Offline> }
@Spy protocol T001 { func load() async }
@Spy protocol T002: Sendable { func load(_ id: Int) async throws -> Product }
@Spy @MainActor protocol T003 { func show(_ title: String) async -> Bool }
@Spy protocol T004 {
  @MainActor func show(_ title: String)
  func work()
}
@Spy @MainActor protocol T005 {
  nonisolated func name() -> String
  nonisolated var id: Int { get }
  func show()
}
@Spy protocol T006: Actor {
  func add(_ number: Int) -> Int
  func load() async throws -> String
  nonisolated func name() -> String
  var count: Int { get }
}
@Spy @DatabaseActor protocol T007 {
  func query(_ text: String) async throws -> [Int]
  func close()
}
@Spy protocol T008 { @DatabaseActor func query() -> Int }
@Spy protocol T009 { func run(isolation: isolated (any Actor)?) async -> Int }
@Spy protocol T010 { func send(_ plain: sending Plain) async }
@Spy protocol T011 { nonisolated(nonsending) func run(_ box: Box<Int>) async -> Int }
@Spy protocol T012: Sendable { @concurrent func run() async -> Int }
@Spy protocol T013: AnyObject, Sendable { var value: Int { get set } }
@Spy protocol T014: Sendable { func stream() -> AsyncStream<Int> }
@Spy @MainActor protocol T015 { var title: String { get set } }
@Spy protocol T016: Actor {
  func run(_ body: @Sendable () async throws -> Int) async rethrows -> Int
}

struct ErrorsAndConcurrencyCorpus {
  @Test func throwing() throws {
    let spy = E001Spy()
    spy.stub.load.returns(1).then.throws(Offline()).then.answers { 3 }
    #expect(try spy.load() == 1)
    #expect(throws: Offline()) { try spy.load() }
    #expect(try spy.load() == 3)
  }
  @Test func typed() async throws {
    let spy = E002Spy()
    spy.stub.load.throws(Offline())
    do {
      _ = try spy.load()
      Issue.record("nothing was thrown")
    } catch {
      #expect(error == Offline())
    }
    let other = E003Spy()
    try await other.load()
    other.stub.load.throws(Offline())
    await #expect(throws: Offline()) { try await other.load() }
    #expect(other.calls == [.load, .load])
  }
  @Test func anyAndNever() throws {
    let spy = E004Spy()
    spy.stub.load.throws(Offline())
    #expect(throws: Offline()) { try spy.load() }
    let never = E005Spy()
    never.stub.load.returns(1)
    #expect(never.load() == 1)
  }
  @Test func void() throws {
    let spy = E006Spy()
    try spy.save()
    spy.stub.save.throws(Offline())
    #expect(throws: Offline()) { try spy.save() }
    #expect(spy.calls == [.save, .save])
  }
  @Test func result() {
    let spy = E007Spy()
    spy.stub.load.returns(.failure(Offline()))
    #expect(spy.load() == .failure(Offline()))
  }
  @Test func asynchronous() async throws {
    let spy = T001Spy()
    await spy.load()
    #expect(spy.calls == [.load])
    let sendable = T002Spy()
    sendable.stub.load.answers { id in Product(name: "\(id)") }
    async let one = sendable.load(1)
    async let two = sendable.load(2)
    #expect(try await [one.name, two.name] == ["1", "2"])
    #expect(sendable.calls.count == 2)
  }
  @MainActor @Test func mainActor() async {
    let spy = T003Spy()
    var count = 0
    spy.stub.show.answers { _ in
      count += 1
      return true
    }
    #expect(await spy.show("a"))
    #expect(count == 1)
    #expect(spy.calls == [.show("a")])
    let single = T004Spy()
    single.stub.show.answers { _ in count += 1 }
    single.show("a")
    single.work()
    #expect(count == 2)
    #expect(single.calls == [.show("a"), .work])
    let titled = T015Spy()
    titled.title = "a"
    #expect(titled.title == "a")
  }
  @Test func nonisolatedMembers() async {
    let spy = T005Spy()
    spy.stub.name.returns("a")
    spy.stub.id.returns(1)
    #expect(spy.name() == "a")
    #expect(spy.id == 1)
    await spy.show()
    #expect(spy.calls == [.name, .id, .show])
  }
  @Test func actors() async throws {
    let spy = T006Spy()
    spy.stub.add.answers { $0 + 1 }
    spy.stub.load.returns("a")
    spy.stub.name.returns("n")
    spy.stub.count.returns(3)
    #expect(await spy.add(1) == 2)
    #expect(try await spy.load() == "a")
    #expect(spy.name() == "n")
    #expect(await spy.count == 3)
    #expect(spy.calls == [.add(1), .load, .name, .count])
    let other = T016Spy()
    other.stub.run.answers { _ in 4 }
    #expect(await other.run { 1 } == 4)
  }
  @Test func globalActors() async throws {
    let spy = T007Spy()
    spy.stub.query.answers { _ in [1] }
    #expect(try await spy.query("x") == [1])
    await spy.close()
    #expect(spy.calls == [.query("x"), .close])
    let single = T008Spy()
    single.stub.query.returns(2)
    await DatabaseActor.run { #expect(single.query() == 2) }
  }
  @Test func isolatedParameter() async {
    let spy = T009Spy()
    spy.stub.run.answers { _ in 1 }
    #expect(await spy.run(isolation: nil) == 1)
    #expect(spy.calls == [.run(isolation: nil)])
  }
  @Test func sending() async {
    let spy = T010Spy()
    await spy.send(Plain())
    #expect(spy.calls == [.send(.where { $0.number == 1 })])
  }
  @Test func nonsending() async {
    let spy = T011Spy()
    spy.stub.run.answers { $0.value }
    #expect(await spy.run(Box(3)) == 3)
    let concurrent = T012Spy()
    concurrent.stub.run.returns(4)
    #expect(await concurrent.run() == 4)
  }
  @Test func sendableObject() async {
    let spy = T013Spy()
    await Task.detached { spy.value = 3 }.value
    #expect(spy.value == 3)
    let stream = T014Spy()
    stream.stub.stream.returns(
      AsyncStream {
        $0.yield(1); $0.finish()
      })
    var all: [Int] = []
    for await number in stream.stream() { all.append(number) }
    #expect(all == [1])
  }
}

extension DatabaseActor {
  static func run(_ body: @DatabaseActor @Sendable () -> Void) async { await body() }
}
