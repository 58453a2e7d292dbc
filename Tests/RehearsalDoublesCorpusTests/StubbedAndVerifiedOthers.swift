import Foundation
import RehearsalDoubles
import Testing

struct StubbedAndVerifiedOthersCorpus {
  private let answered = Counter()

  @Test func names() {
    let answered = answered
    let spyN001 = N001Spy()
    spyN001.stub.`init`.answers { answered.hit() }
    spyN001.`init`()
    #expect(spyN001.calls == [.`init`])
    let spyN008 = N008Spy()
    spyN008.stub.record.answers { _, _, _ in answered.hit() }
    spyN008.record(1, call: 2, closure: 3)
    #expect(spyN008.calls == [.record(1, call: 2, closure: 3)])
    let spyN010 = N010Spy()
    spyN010.stub.`with a space`.answers { answered.hit() }
    spyN010.`with a space`()
    #expect(spyN010.calls == [.`with a space`])
    let spyN011 = N011Spy<Int>()
    spyN011.stub.take.answers { _ in answered.hit() }
    spyN011.take(1)
    #expect(spyN011.calls == [.take(1)])
    let spyN013 = N013Spy()
    spyN013.stub.find.answers { _, _, _ in answered.hit() }
    spyN013.find(where: "a", in: [], for: true)
    #expect(spyN013.calls == [.find(where: "a", in: [], for: true)])
    let spyN016 = N016Spy()
    spyN016.stub.größe.answers { _ in answered.hit() }
    spyN016.größe(3)
    #expect(spyN016.calls == [.größe(3)])
    let spyN003 = N003Spy()
    spyN003.stub.`self`.returns(3)
    #expect((spyN003 as any N003).`self` == 3)
    #expect(spyN003.calls == [.`self`])
    let spyN009 = N009Spy()
    spyN009.stub.record.returns(5)
    #expect(spyN009.record == 5)
    #expect(spyN009.calls == [.record])
    let spyN015 = N015Spy()
    spyN015.stub.arguments(1, error: .any).throws(Offline())
    #expect(throws: Offline()) { try spyN015.arguments(1, error: 2) }
    #expect(spyN015.calls == [.arguments(1, error: 2)])
    let type = TypeSpy()
    type.stub.run.answers { answered.hit() }
    type.run()
    #expect(type.calls == [.run])
    #expect(answered.count == 7)
  }

  @Test func ownership() async {
    let answered = answered
    let spyO005 = O005Spy()
    spyO005.stub.take.answers { _, _ in answered.hit() }
    spyO005.take("a", "b")
    #expect(spyO005.calls == [.take("a", "b")])
    let spyO010 = O010Spy()
    spyO010.stub.optional.answers { _ in answered.hit() }
    spyO010.optional(nil)
    #expect(spyO010.calls == [.optional()])
    let spyO006 = O006Spy()
    spyO006.stub.run.returns(1)
    #expect(spyO006.run() == 1)
    #expect(spyO006.calls == [.run])
    let spyO007 = O007Spy()
    spyO007.stub.next.returns(1)
    #expect(spyO007.next() == 1)
    #expect(spyO007.calls == [.next])
    let spyO008 = O008Spy()
    spyO008.stub.finish.returns(1)
    spyO008.stub.peek.returns(2)
    #expect(spyO008.peek() + spyO008.finish() == 3)
    #expect(spyO008.calls == [.peek, .finish])
    let spyO009 = O009Spy()
    spyO009.stub.swap.throws(Offline())
    await #expect(throws: Offline()) { _ = try await spyO009.swap(File(number: 1)).number }
    #expect(spyO009.calls == [.swap()])
    #expect(answered.count == 2)
  }

  @Test func parents() {
    let answered = answered
    let spyR001 = R001Spy()
    spyR001.stub.run.answers { answered.hit() }
    spyR001.run()
    #expect(spyR001.calls == [.run])
    let spyR002 = R002Spy()
    spyR002.stub.run.answers { answered.hit() }
    spyR002.run()
    #expect(spyR002.calls == [.run])
    let spyR003 = R003Spy()
    spyR003.stub.run.answers { answered.hit() }
    spyR003.run()
    #expect(spyR003.calls == [.run])
    let spyR004 = R004Spy()
    spyR004.stub.run.answers { answered.hit() }
    spyR004.run()
    #expect(spyR004.calls == [.run])
    let spyR005 = R005Spy()
    spyR005.stub.run.answers { answered.hit() }
    spyR005.run()
    #expect(spyR005.calls == [.run])
    let spyR008 = R008Spy()
    spyR008.stub.run.answers { answered.hit() }
    spyR008.run()
    #expect(spyR008.calls == [.run])
    let spyR009 = R009Spy()
    spyR009.stub.run.answers { answered.hit() }
    spyR009.run()
    #expect(spyR009.calls == [.run])
    let spyR010 = R010Spy()
    spyR010.stub.run.answers { answered.hit() }
    spyR010.run()
    #expect(spyR010.calls == [.run])
    let spyR012 = R012Spy()
    spyR012.stub.run.answers { answered.hit() }
    spyR012.run()
    #expect(spyR012.calls == [.run])
    let spyR013 = R013Spy()
    spyR013.stub.run.answers { answered.hit() }
    spyR013.run()
    #expect(spyR013.calls == [.run])
    let spyR020 = R020Spy()
    spyR020.stub.run.answers { answered.hit() }
    spyR020.run()
    #expect(spyR020.calls == [.run])
    let spyR021 = R021Spy()
    spyR021.stub.run.answers { answered.hit() }
    spyR021.run()
    #expect(spyR021.calls == [.run])
    let spyR022 = R022Spy()
    spyR022.stub.run.answers { answered.hit() }
    spyR022.run()
    #expect(spyR022.calls == [.run])
    let spyR025 = R025Spy()
    spyR025.stub.run.answers { answered.hit() }
    spyR025.run()
    #expect(spyR025.calls == [.run])
    let spyV006 = V006Spy()
    spyV006.stub.run.answers { answered.hit() }
    spyV006.run()
    #expect(spyV006.calls == [.run])
    #expect(answered.count == 15)
  }

  @Test func otherParents() async throws {
    let answered = answered
    let spyR016 = R016Spy<IndexingIterator<[Int]>>()
    spyR016.stub.run.answers { answered.hit() }
    spyR016.run()
    #expect(spyR016.calls == [.run])
    let spyR018 = R018Spy()
    spyR018.stub.write.answers { _ in answered.hit() }
    spyR018.write("a")
    #expect(spyR018.calls == [.write("a")])
    let spyV001 = V001Spy()
    spyV001.stub.run.answers { answered.hit() }
    spyV001.run()
    #expect(spyV001.calls == [.run])
    let id = UUID()
    let spyR006 = R006Spy()
    spyR006.stub.id.returns(id)
    #expect(spyR006.id == id)
    #expect(spyR006.calls == [.id])
    let spyR007 = R007Spy()
    spyR007.stub.code.returns(4)
    #expect(spyR007.code == 4)
    #expect(spyR007.calls == [.code])
    let spyR011 = R011Spy()
    spyR011.stub.description.returns("d")
    #expect("\(spyR011.description)" == "d")
    #expect(spyR011.calls == [.description])
    let spyR014 = R014Spy(rawValue: "a")
    spyR014?.stub.rawValue.returns("b")
    #expect(spyR014?.rawValue == "b")
    #expect(spyR014?.calls == [.rawValue])
    let spyR015 = R015Spy()
    spyR015.stub.next.returns(1)
    #expect(spyR015.next() == 1)
    #expect(spyR015.calls == [.next])
    let spyR017 = R017Spy()
    spyR017.stub.next.returns(1)
    #expect(try await spyR017.next() == 1)
    #expect(spyR017.calls == [.next])
    R019Spy.stub.initializer("x").returns(false)
    #expect(R019Spy("x") == nil)
    #expect(R019Spy.calls == [.initializer("x")])
    let spyR024 = R024Spy()
    spyR024.stub.run.answers { answered.hit() }
    await spyR024.run()
    #expect(spyR024.calls == [.run])
    #expect(answered.count == 4)
  }

  @Test func properties() async throws {
    let answered = answered
    let spyP003 = P003Spy()
    spyP003.stub.title.returns("a")
    #expect(spyP003.title == "a")
    #expect(spyP003.calls == [.title])
    let spyP004 = P004Spy()
    spyP004.stub.title.returns("a")
    #expect(await spyP004.title == "a")
    #expect(spyP004.calls == [.title])
    let spyP005 = P005Spy()
    spyP005.stub.title.returns("a")
    #expect(try spyP005.title == "a")
    #expect(spyP005.calls == [.title])
    let spyP006 = P006Spy()
    spyP006.stub.title.answers { "a" }
    #expect(try await spyP006.title == "a")
    #expect(spyP006.calls == [.title])
    let spyP008 = P008Spy()
    spyP008.stub.handler.returns { _ in answered.hit() }
    spyP008.handler(1)
    #expect(spyP008.calls == [.handler])
    let spyP009 = P009Spy()
    spyP009.stub.handler.returns { _ in answered.hit() }
    spyP009.handler?(1)
    #expect(spyP009.calls == [.handler])
    let spyP010 = P010Spy()
    spyP010.stub.product.returns(Product())
    #expect(spyP010.product == Product())
    #expect(spyP010.calls == [.product])
    let spyP011 = P011Spy()
    spyP011.stub.count.returns(3)
    #expect(spyP011.count == 3)
    #expect(spyP011.calls == [.count])
    let view = P001Spy()
    let spyP012 = P012Spy()
    spyP012.stub.view.returns(view)
    #expect(spyP012.view as? P001Spy === view)
    #expect(spyP012.calls == [.view])
    let spyP014 = P014Spy()
    spyP014.stub.pair.returns((1, "a"))
    #expect(spyP014.pair == (1, "a"))
    #expect(spyP014.calls == [.pair])
    let spyP015 = P015Spy()
    spyP015.stub.title.returns("a")
    #expect(spyP015.title == "a")
    #expect(spyP015.calls == [.title])
    let spyP016 = P016Spy()
    spyP016.stub.type.returns(Int.self)
    #expect(ObjectIdentifier(spyP016.type) == ObjectIdentifier(Int.self))
    #expect(spyP016.calls == [.type])
    let spyP017 = P017Spy()
    spyP017.stub.file.answers { File(number: 5) }
    #expect(spyP017.file.number == 5)
    #expect(spyP017.calls == [.file])
    let spyP018 = P018Spy()
    spyP018.stub.error.returns(Offline())
    #expect(spyP018.error is Offline)
    #expect(spyP018.calls == [.error])
    #expect(answered.count == 2)
  }

  @Test func statics() async throws {
    S002Spy.stub.shared.returns("b")
    #expect(S002Spy.shared == "b")
    #expect(S002Spy.calls == [.shared])
    S003Spy.stub.load.returns("a")
    #expect(try await S003Spy.load() == "a")
    #expect(S003Spy.calls == [.load])
    let spyS007 = S007Spy()
    S007Spy.stub.operatorEqualEqual.returns(true)
    #expect(spyS007 == 3)
    #expect(S007Spy.calls == [.operatorEqualEqual(spyS007, 3)])
    let spyS008 = S008Spy()
    S008Spy.stub.operatorMinus.returns(3)
    #expect(-spyS008 == 3)
    #expect(S008Spy.calls == [.operatorMinus(spyS008)])
    let spyS011 = S011Spy()
    S011Spy.stub.operatorLessLess.returns(true)
    #expect(try spyS011 << "a")
    #expect(S011Spy.calls == [.operatorLessLess(spyS011, "a")])
  }

  @Test func subscripts() async throws {
    let spyB002 = B002Spy()
    spyB002.stub.subscript(1).returns("one")
    #expect(spyB002[1] == "one")
    #expect(spyB002.calls == [.subscript(1)])
    let spyB003 = B003Spy()
    spyB003.stub.subscript(row: 1, column: .any).returns(4)
    #expect(spyB003[row: 1, column: 2] == 4)
    #expect(spyB003.calls == [.subscript(row: 1, column: 2)])
    let spyB006 = B006Spy()
    spyB006.stub.subscript(1).returns("one")
    #expect(try spyB006[1] == "one")
    #expect(spyB006.calls == [.subscript(1)])
    let spyB007 = B007Spy()
    spyB007.stub.subscript.returns(nil)
    #expect(await spyB007[1] == nil)
    #expect(spyB007.calls == [.subscript(1)])
  }

  @Test func initializers() async {
    let answered = answered
    I002Spy.stub.initializer.answers { _, _ in
      answered.hit()
      return true
    }
    _ = I002Spy(number: 1, "a")
    #expect(I002Spy.calls == [.initializer(number: 1, "a")])
    I004Spy.stub.initializer(text: "a").throws(Offline())
    #expect(throws: Offline()) { try I004Spy(text: "a") }
    #expect(I004Spy.calls == [.initializer(text: "a")])
    I005Spy.stub.initializer(text: "b").throws(Offline())
    await #expect(throws: Offline()) { try await I005Spy(text: "b") }
    #expect(I005Spy.calls == [.initializer(text: "b")])
    I006Spy.stub.initializer.answers { _ in
      answered.hit()
      return true
    }
    _ = I006Spy(5)
    #expect(I006Spy.calls == [.initializer(5)])
    let spyI007 = I007Spy(a: 1)
    spyI007.stub.run.answers { answered.hit() }
    spyI007.run()
    #expect(I007Spy.calls == [.initializer(a: 1)])
    #expect(spyI007.calls == [.run])
    #expect(answered.count == 3)
  }
}
