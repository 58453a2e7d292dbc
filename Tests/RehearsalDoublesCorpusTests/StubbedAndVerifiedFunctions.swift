import RehearsalDoubles
import Synchronization
import Testing

// The other files show what is special about each protocol of the corpus. Here every other one is called,
// stubbed and verified as well.

/// Counts what stubs answered.
final class Counter: Sendable {
  private let state = Mutex(0)

  var count: Int { state.withLock { $0 } }

  func hit() { state.withLock { $0 += 1 } }
}

struct StubbedAndVerifiedFunctionsCorpus {
  private let answered = Counter()

  @Test func functions() {
    let answered = answered
    let spyF001 = F001Spy()
    spyF001.stub.hide.answers { answered.hit() }
    spyF001.hide()
    #expect(spyF001.calls == [.hide])
    let spyF004 = F004Spy()
    spyF004.stub.log.answers { _ in answered.hit() }
    spyF004.log("a")
    #expect(spyF004.calls == [.log("a")])
    let spyF016 = F016Spy()
    spyF016.stub.take.answers { _ in answered.hit() }
    spyF016.take((x: 1, y: 2))
    #expect(spyF016.calls == [.take((1, 2))])
    let spyF019 = F019Spy()
    spyF019.stub.take.answers { _, _ in answered.hit() }
    spyF019.take(1, "a")
    #expect(spyF019.calls == [.take(1, "a")])
    let spyF023 = F023Spy()
    spyF023.stub.take.answers { _ in answered.hit() }
    spyF023.take(.small)
    #expect(spyF023.calls == [.take(.small)])
    let spyF024 = F024Spy()
    spyF024.stub.take.answers { _ in answered.hit() }
    spyF024.take(Plain())
    #expect(spyF024.calls == [.take(.any)])
    let spyF026 = F026Spy()
    spyF026.stub.nothing.answers { answered.hit() }
    spyF026.nothing()
    #expect(spyF026.calls == [.nothing])
    let spyF027 = F027Spy()
    spyF027.stub.empty.answers { answered.hit() }
    spyF027.empty()
    #expect(spyF027.calls == [.empty])
    let spyG001 = G001Spy()
    spyG001.stub.take.answers { _ in answered.hit() }
    spyG001.take(1)
    #expect(spyG001.calls == [.take(1)])
    let spyG006 = G006Spy()
    spyG006.stub.all.answers { _ in answered.hit() }
    spyG006.all(1, "a")
    #expect(spyG006.calls == [.all(1, "a")])
    let spyG008 = G008Spy()
    spyG008.stub.show.answers { _ in answered.hit() }
    spyG008.show(1)
    #expect(spyG008.calls == [.show(1)])
    let token = Token()
    let spyF021 = F021Spy()
    spyF021.stub.take(.equal(1), .any).answers { _, _ in answered.hit() }
    spyF021.take(1, token)
    #expect(spyF021.calls == [.take(1, token)])
    let spyF005 = F005Spy()
    spyF005.stub.sum(1, .any).returns(7)
    #expect(spyF005.sum(1, 2) == 7)
    #expect(spyF005.calls == [.sum(1, 2)])
    #expect(answered.count == 12)
  }

  @Test func genericResults() {
    let spyG003 = G003Spy()
    spyG003.stub.same(.equal(3)).returns(3)
    #expect(spyG003.same(3) == 3)
    #expect(spyG003.calls == [.same(3)])
    let spyG007 = G007Spy()
    spyG007.stub.all.returns((1, "b"))
    let pair: (Int, String) = spyG007.all(0, "a")
    #expect(pair == (1, "b"))
    #expect(spyG007.calls == [.all(0, "a")])
    let spyG013 = G013Spy()
    spyG013.stub.make.returns("a", 1)
    let text: String = spyG013.make()
    let number: Int = spyG013.make()
    #expect(text == "a" && number == 1)
    #expect(spyG013.calls == [.make, .make])
    let spyG018 = G018Spy()
    spyG018.stub.use.returns(4)
    #expect(spyG018.use { 3 } == 4)
    #expect(spyG018.calls == [.use()])
  }

  @Test func associatedTypes() async throws {
    let answered = answered
    let spyA002 = A002Spy<Int>()
    spyA002.stub.put.answers { _ in answered.hit() }
    spyA002.put(1)
    #expect(spyA002.calls == [.put(1)])
    let spyA011 = A011Spy<Int>()
    spyA011.stub.put.answers { _ in answered.hit() }
    spyA011.put(nil)
    #expect(spyA011.calls == [.put(nil)])
    let spyA004 = A004Spy<[Int]>()
    spyA004.stub.items.returns([1])
    #expect(spyA004.items == [1])
    #expect(spyA004.calls == [.items])
    let spyA006 = A006Spy<Int>()
    spyA006.stub.load.returns([1])
    #expect(try await spyA006.load() == [1])
    #expect(spyA006.calls == [.load])
    let spyA010 = A010Spy<Offline>()
    spyA010.stub.load.returns(1)
    #expect(try await spyA010.load() == 1)
    #expect(spyA010.calls == [.load])
    let spyA012 = A012Spy<Int>()
    spyA012.stub.join(1).returns(2)
    #expect(spyA012.join(1) == 2)
    #expect(spyA012.calls == [.join(1)])
    #expect(answered.count == 2)
  }

  @Test func closures() async throws {
    let answered = answered
    let spyC009 = C009Spy()
    spyC009.stub.run.answers { _ in answered.hit() }
    spyC009.run(nil)
    #expect(spyC009.calls == [.run(nil)])
    let spyC012 = C012Spy()
    spyC012.stub.run.answers { _ in answered.hit() }
    spyC012.run { _ in }
    #expect(spyC012.calls == [.run(.any)])
    let spyC020 = C020Spy()
    spyC020.stub.onTap.returns { _ in answered.hit() }
    spyC020.onTap(1)
    #expect(spyC020.calls == [.onTap])
    let spyC004 = C004Spy()
    spyC004.stub.log.answers { _ in answered.hit() }
    spyC004.log("a")
    #expect(spyC004.calls == [.log()])
    let spyC005 = C005Spy()
    spyC005.stub.run.answers { _ in answered.hit() }
    spyC005.run { 1 }
    #expect(spyC005.calls == [.run()])
    let spyC006 = C006Spy()
    spyC006.stub.run.answers { _ in answered.hit() }
    spyC006.run {}
    #expect(spyC006.calls == [.run()])
    let spyC007 = C007Spy()
    spyC007.stub.run.returns(2).then.throws(Offline())
    #expect(try spyC007.run { 1 } == 2)
    #expect(throws: Offline()) { try spyC007.run { 1 } }
    #expect(spyC007.calls == [.run(), .run()])
    let spyC008 = C008Spy()
    spyC008.stub.run.returns(2)
    #expect(try await spyC008.run { 1 } == 2)
    #expect(spyC008.calls == [.run()])
    let spyC013 = C013Spy()
    spyC013.stub.run.returns(3)
    #expect(spyC013.run { $0 += 1 } == 3)
    #expect(spyC013.calls == [.run()])
    let spyC014 = C014Spy()
    spyC014.stub.make.returns { "\($0)" }
    #expect(spyC014.make()(1) == "1")
    #expect(spyC014.calls == [.make])
    let spyC015 = C015Spy()
    spyC015.stub.run.answers { _ in answered.hit() }
    spyC015.run {}
    #expect(spyC015.calls == [.run()])
    let spyC017 = C017Spy()
    spyC017.stub.run.answers { _ in answered.hit() }
    spyC017.run([])
    #expect(spyC017.calls == [.run(.any)])
    let spyC018 = C018Spy()
    spyC018.stub.run.answers { _ in answered.hit() }
    try spyC018.run { _, _ in }
    #expect(spyC018.calls == [.run()])
    let spyC019 = C019Spy()
    spyC019.stub.run.answers { _ in answered.hit() }
    spyC019.run { _ in }
    #expect(spyC019.calls == [.run()])
    #expect(answered.count == 10)
  }

  @Test func errors() throws {
    let spyE001 = E001Spy()
    spyE001.stub.load.returns(1)
    #expect(try spyE001.load() == 1)
    #expect(spyE001.calls == [.load])
    let spyE002 = E002Spy()
    spyE002.stub.load.returns(1)
    #expect(try spyE002.load() == 1)
    #expect(spyE002.calls == [.load])
    let spyE004 = E004Spy()
    spyE004.stub.load.returns(1)
    #expect(try spyE004.load() == 1)
    #expect(spyE004.calls == [.load])
    let spyE005 = E005Spy()
    spyE005.stub.load.returns(1)
    #expect(spyE005.load() == 1)
    #expect(spyE005.calls == [.load])
    let spyE007 = E007Spy()
    spyE007.stub.load.returns(.success(1))
    #expect(spyE007.load() == .success(1))
    #expect(spyE007.calls == [.load])
  }

  @Test func concurrency() async {
    let answered = answered
    let spyT001 = T001Spy()
    spyT001.stub.load.answers { answered.hit() }
    await spyT001.load()
    #expect(spyT001.calls == [.load])
    let spyT008 = T008Spy()
    spyT008.stub.query.returns(2)
    await DatabaseActor.run {
      #expect(spyT008.query() == 2)
      #expect(spyT008.calls == [.query])
    }
    let spyT010 = T010Spy()
    spyT010.stub.send.answers { _ in answered.hit() }
    await spyT010.send(Plain())
    #expect(spyT010.calls == [.send(.any)])
    let box = Box(3)
    let spyT011 = T011Spy()
    spyT011.stub.run.returns(3)
    #expect(await spyT011.run(box) == 3)
    #expect(spyT011.calls == [.run(box)])
    let spyT012 = T012Spy()
    spyT012.stub.run.returns(4)
    #expect(await spyT012.run() == 4)
    #expect(spyT012.calls == [.run])
    let spyT013 = T013Spy()
    spyT013.stub.value.returns(4)
    spyT013.value = 3
    #expect(spyT013.value == 4)
    #expect(spyT013.calls == [.value(set: 3), .value])
    let spyT014 = T014Spy()
    spyT014.stub.stream.returns(AsyncStream { $0.finish() })
    for await _ in spyT014.stream() { answered.hit() }
    #expect(spyT014.calls == [.stream])
    let spyT016 = T016Spy()
    spyT016.stub.run.returns(4)
    #expect(await spyT016.run { 1 } == 4)
    #expect(spyT016.calls == [.run()])
    #expect(answered.count == 2)
  }

  @MainActor @Test func mainActor() {
    let answered = answered
    let spyT015 = T015Spy()
    spyT015.stub.title.returns("b")
    spyT015.title = "a"
    #expect(spyT015.title == "b")
    #expect(spyT015.calls == [.title(set: "a"), .title])
    let spyR023 = R023Spy()
    spyR023.stub.run.answers { answered.hit() }
    spyR023.run()
    #expect(spyR023.calls == [.run])
    S010Spy.stub.present.answers { _ in answered.hit() }
    S010Spy.present("a")
    #expect(S010Spy.calls == [.present("a")])
    #expect(answered.count == 2)
  }
}
