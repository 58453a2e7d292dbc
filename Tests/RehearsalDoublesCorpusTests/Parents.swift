import Foundation
import RehearsalDoubles
import Testing

@Spy protocol R001: AnyObject { func run() }
@Spy protocol R002: Equatable { func run() }
@Spy protocol R003: Hashable { func run() }
@Spy protocol R004: Comparable { func run() }
@Spy protocol R005: Identifiable { func run() }
@Spy protocol R006: Identifiable { var id: UUID { get } }
@Spy protocol R007: Error { var code: Int { get } }
@Spy protocol R008: LocalizedError { func run() }
@Spy protocol R009: CustomStringConvertible { func run() }
@Spy protocol R010: Codable { func run() }
@Spy protocol R011: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { get }
}
@Spy protocol R012: Hashable & Sendable { func run() }
@Spy protocol R013: CaseIterable { func run() }
@Spy protocol R014: RawRepresentable where RawValue == String { func run() }
@Spy protocol R015: IteratorProtocol where Element == Int {}
@Spy protocol R016: Sequence { func run() }
@Spy protocol R017: AsyncIteratorProtocol where Element == Int {}
@Spy protocol R018: TextOutputStream {}
@Spy protocol R019: LosslessStringConvertible {}
@Spy protocol R020: NSObjectProtocol { func run() }
@Spy protocol R021: Encodable, Decodable, Hashable { func run() }
protocol Marker {}
@Spy(emptyParents: "Marker") protocol R022: Marker { func run() }
@MainActor @Spy protocol R023: Hashable, Identifiable { func run() }
@Spy protocol R024: Actor, Identifiable, CustomStringConvertible { func run() }
@Spy protocol R025: Swift.Equatable, Swift.Sendable { func run() }
@available(macOS 15, *) @Spy protocol V001 {
  @available(macOS 15, *) func run()
  @available(*, deprecated) func old(_ number: Int) -> Int
}
@Spy protocol V002 {
  #if os(Linux)
  func linux()
  #elseif os(macOS)
  func mac()
  #else
  func other()
  #endif
  #if DEBUG || !DEBUG
  var always: Int { get }
  #endif
  func run()
}
@Spy fileprivate protocol V003 { func run() }
@Spy private protocol V004 { func run() }
/// A public one: its double is public as well.
@Spy public protocol V005 {
  func run(_ number: Int) -> Int
  static func make()
}
@Spy package protocol V006 { func run() }
@Spy protocol V007 {}

struct ParentsCorpus {
  @Test func standard() throws {
    let spy = R001Spy()
    spy.run()
    #expect(spy.calls == [.run])
    #expect(R002Spy() != R002Spy())
    let hashable = R003Spy()
    #expect(Set([hashable, hashable]).count == 1)
    let comparable = R004Spy()
    #expect(!(comparable < comparable))
    let identifiable = R005Spy()
    #expect(identifiable.id == ObjectIdentifier(identifiable))
    let id = UUID()
    let fixed = R006Spy()
    fixed.stub.id.returns(id)
    #expect(fixed.id == id)
    let error = R007Spy()
    error.stub.code.returns(4)
    #expect(throws: R007Spy.self) { throw error }
    #expect(error.code == 4)
    #expect(R008Spy().errorDescription == nil)
    #expect(R009Spy().description == "R009Spy")
    let described = R011Spy()
    described.stub.description.returns("d")
    #expect(described.description == "d")
    #expect(Set([R012Spy()]).count == 1)
    #expect(R013Spy.allCases.isEmpty)
    #expect(R025Spy() != R025Spy())
  }
  @Test func values() throws {
    let raw = R014Spy(rawValue: "a")
    raw?.stub.rawValue.returns("b")
    #expect(raw?.rawValue == "b")
    let iterator = R015Spy()
    iterator.stub.next.returns(1, nil)
    #expect(iterator.next() == 1)
    let sequence = R016Spy<IndexingIterator<[Int]>>()
    sequence.stub.makeIterator.returns([1, 2].makeIterator())
    #expect(Array(sequence) == [1, 2])
    let stream = R018Spy()
    stream.write("a")
    #expect(stream.calls == [.write("a")])
    #expect(R019Spy("x") != nil)
    #expect(R019Spy.calls == [.initializer("x")])
    let object = R020Spy()
    object.run()
    #expect(object.calls == [.run])
    let data = try JSONEncoder().encode([R010Spy()])
    #expect(!data.isEmpty)
    #expect(Set([R021Spy()]).count == 1)
  }
  @Test func others() async throws {
    let iterator = R017Spy()
    iterator.stub.next.returns(1, nil)
    #expect(try await iterator.next() == 1)
    let marker = R022Spy()
    marker.run()
    #expect(marker.calls == [.run])
    let actor = R024Spy()
    await actor.run()
    #expect(actor.calls == [.run])
    let view = R023Spy()
    await view.run()
    #expect(Set([view]).count == 1)
  }
  @Test func conditions() {
    let spy = V002Spy()
    #if os(Linux)
    spy.linux()
    #expect(spy.calls == [.linux])
    #endif
    spy.stub.always.returns(1)
    #expect(spy.always == 1)
  }
  @Test func access() {
    let spies: (V003Spy, V004Spy, V006Spy) = (V003Spy(), V004Spy(), V006Spy())
    let answered = Counter()
    spies.0.stub.run.answers { answered.hit() }
    spies.1.stub.run.answers { answered.hit() }
    spies.0.run()
    spies.1.run()
    #expect(answered.count == 2)
    spies.2.run()
    #expect(spies.0.calls == [.run])
    #expect(spies.1.calls == [.run])
    #expect(spies.2.calls == [.run])
    let open = V005Spy()
    open.stub.run.returns(1)
    #expect(open.run(2) == 1)
    V005Spy.make()
    #expect(V005Spy.calls == [.make])
    #expect(V007Spy().calls.isEmpty)
    let available = V001Spy()
    available.run()
    #expect(available.calls == [.run])
  }
}
