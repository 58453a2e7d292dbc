import Foundation
import RehearsalDoubles
import Testing

@testable import Networking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Slots")
struct SlotsTests {
  @Test("let so many in, and wake others in the order in which they came")
  func order() {
    var slots = Slots<String>(limit: 2)
    let numbers = (0..<5).map { _ in slots.announce() }
    #expect(slots.ask("a", as: numbers[0]) == .enter)
    #expect(slots.ask("b", as: numbers[1]) == .enter)
    #expect(slots.ask("c", as: numbers[2]) == .wait)
    #expect(slots.ask("d", as: numbers[3]) == .wait)
    #expect(slots.ask("e", as: numbers[4]) == .wait)
    #expect(slots.leave(numbers[3]) == "d")
    #expect(slots.free() == "c")
    #expect(slots.free() == "e")
    #expect(slots.free() == nil)
    #expect(slots.free() == nil)
    let late = (0..<3).map { _ in slots.announce() }
    #expect(slots.ask("f", as: late[0]) == .enter)
    #expect(slots.ask("g", as: late[1]) == .enter)
    #expect(slots.ask("h", as: late[2]) == .wait)
  }

  @Test("refuse one that left before it asked, and take no place for it")
  func refusal() {
    var slots = Slots<String>(limit: 0)
    let gone = slots.announce()
    #expect(slots.leave(gone) == nil)
    #expect(slots.ask("gone", as: gone) == .refuse)
    #expect(slots.ask("one", as: slots.announce()) == .enter)
    #expect(slots.ask("two", as: slots.announce()) == .wait)
  }
}

@Suite("The limiting transport")
struct LimitingTransportTests {
  @Test("has at most so many requests on their way")
  func limit() async throws {
    let base = NetworkTransportSpy()
    let open = base.stub.data.leavesOpen()
    let transport = LimitingTransport(base, limit: 2)
    let tasks = (0..<4).map { _ in Task { try await transport.data(for: Sample.request).0 } }
    let first = await open.next()
    let second = await open.next()
    #expect(base.calls.count == 2)
    first.returns((Sample.data, Sample.response()))
    let third = await open.next()
    #expect(base.calls.count == 3)
    second.throws(Broken())
    let fourth = await open.next()
    third.returns((Sample.data, Sample.response()))
    fourth.returns((Sample.data, Sample.response()))
    var failures = 0
    for task in tasks {
      do { #expect(try await task.value == Sample.data) } catch is Broken { failures += 1 }
    }
    #expect(failures == 1)
    #expect(base.calls.count == 4)
  }

  @Test("lets one that waits go when it is cancelled, and asks nobody for it")
  func cancellation() async throws {
    let base = NetworkTransportSpy()
    let open = base.stub.data.leavesOpen()
    let transport = LimitingTransport(base, limit: 1)
    let running = Task { try await transport.data(for: Sample.request).0 }
    let answer = await open.next()
    let waiting = Task { try await transport.data(for: Sample.request).0 }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    answer.returns((Sample.data, Sample.response()))
    #expect(try await running.value == Sample.data)
    #expect(base.calls.count == 1)
    base.stub.data.returns((Sample.data, Sample.response()))
    #expect(try await transport.data(for: Sample.request).0 == Sample.data)
  }
}

@Suite("The sharing transport")
struct SharingTransportTests {
  @Test("does not share requests that change something")
  func changes() async throws {
    let base = NetworkTransportSpy()
    let open = base.stub.data.leavesOpen()
    let transport = SharingTransport(base)
    var request = Sample.request
    request.httpMethod = "POST"
    let tasks = [request, request].map { request in
      Task { try await transport.data(for: request).0 }
    }
    let answers = [await open.next(), await open.next()]
    for answer in answers { answer.returns((Sample.data, Sample.response())) }
    for task in tasks { _ = try await task.value }
    #expect(base.calls.count == 2)
  }
}
