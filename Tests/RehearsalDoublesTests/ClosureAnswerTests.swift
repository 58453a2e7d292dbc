import RehearsalDoubles
import Testing

/// Closures that answer are called in the way that their effects ask for, whatever the member's form.
struct ClosureAnswerTests {
  @Test func aClosureThrowsForASynchronousMember() throws {
    let spy = ClosureAnswersSpy()
    spy.stub.none.answers { throw Stopped(number: 0) }
    spy.stub.one.answers { if $0 > 1 { throw Stopped(number: $0) } else { $0 } }
    spy.stub.two.answers { if $1 > 1 { throw Stopped(number: $1) } else { $0 + $1 } }
    spy.stub.five.answers {
      if $4 > 1 { throw Stopped(number: $4) } else { $0 + $1 + $2 + $3 + $4 }
    }
    #expect(throws: Stopped(number: 0)) { try spy.none() }
    #expect(try spy.one(a: 1) == 1)
    #expect(throws: Stopped(number: 2)) { try spy.one(a: 2) }
    #expect(try spy.two(a: 1, b: 1) == 2)
    #expect(throws: Stopped(number: 2)) { try spy.two(a: 1, b: 2) }
    #expect(try spy.five(a: 1, b: 1, c: 1, d: 1, e: 1) == 5)
    #expect(throws: Stopped(number: 7)) { try spy.five(a: 1, b: 1, c: 1, d: 1, e: 7) }
  }

  @Test func aClosureThrowsForAnAsynchronousMember() async throws {
    let spy = ClosureAnswersSpy()
    spy.stub.later.answers { if $0 > 1 { throw Stopped(number: $0) } else { $0 } }
    spy.stub.laterTwo.answers { if $1 > 1 { throw Stopped(number: $1) } else { $0 + $1 } }
    #expect(try await spy.later(a: 1) == 1)
    await #expect(throws: Stopped(number: 2)) { try await spy.later(a: 2) }
    #expect(try await spy.laterTwo(a: 1, b: 1) == 2)
    await #expect(throws: Stopped(number: 2)) { try await spy.laterTwo(a: 1, b: 2) }
  }

  @Test func aClosureThatFollowsThrows() async throws {
    let spy = ClosureAnswersSpy()
    spy.stub.one.returns(0).then.answers { throw Stopped(number: $0) }
    spy.stub.later.returns(0).then.answers { throw Stopped(number: $0) }
    #expect(try spy.one(a: 1) == 0)
    #expect(throws: Stopped(number: 2)) { try spy.one(a: 2) }
    #expect(try await spy.later(a: 1) == 0)
    await #expect(throws: Stopped(number: 2)) { try await spy.later(a: 2) }
  }

  @Test func aSendableDoubleThrowsWhatItsClosureThrows() async throws {
    let spy = SendableClosureAnswersSpy()
    spy.stub.two.answers { if $1 > 1 { throw Stopped(number: $1) } else { $0 + $1 } }
    spy.stub.later.answers { if $0 > 1 { throw Stopped(number: $0) } else { $0 } }
    #expect(try spy.two(a: 1, b: 1) == 2)
    #expect(throws: Stopped(number: 2)) { try spy.two(a: 1, b: 2) }
    #expect(try await spy.later(a: 1) == 1)
    await #expect(throws: Stopped(number: 2)) { try await spy.later(a: 2) }
  }

  @MainActor @Test func aMainActorDoubleThrowsWhatItsClosureThrows() async throws {
    let spy = MainActorClosureAnswersSpy()
    spy.stub.two.answers { if $1 > 1 { throw Stopped(number: $1) } else { $0 + $1 } }
    spy.stub.later.answers { if $0 > 1 { throw Stopped(number: $0) } else { $0 } }
    #expect(try spy.two(a: 1, b: 1) == 2)
    #expect(throws: Stopped(number: 2)) { try spy.two(a: 1, b: 2) }
    #expect(try await spy.later(a: 1) == 1)
    await #expect(throws: Stopped(number: 2)) { try await spy.later(a: 2) }
  }

  /// Many calls in a loop keep values in the registers that a closure with another way of throwing would
  /// write to: with optimisation, the wrong one ended the process.
  @Test func aClosureThatCannotThrowIsCalledManyTimes() {
    let spy = SendableClosureAnswersSpy()
    spy.stub.sum.answers { $0 + $1 }
    let service: any SendableClosureAnswers = spy
    #expect((0..<1_000).map { service.sum(a: $0, b: 1) } == Array(1...1_000))
  }
}

private struct Stopped: Error, Equatable {
  let number: Int
}

@Spy protocol ClosureAnswers {
  func none() throws
  func one(a: Int) throws -> Int
  func two(a: Int, b: Int) throws -> Int
  func five(a: Int, b: Int, c: Int, d: Int, e: Int) throws -> Int
  func later(a: Int) async throws -> Int
  func laterTwo(a: Int, b: Int) async throws -> Int
}

@Spy protocol SendableClosureAnswers: Sendable {
  func sum(a: Int, b: Int) -> Int
  func two(a: Int, b: Int) throws -> Int
  func later(a: Int) async throws -> Int
}

@Spy @MainActor protocol MainActorClosureAnswers {
  func two(a: Int, b: Int) throws -> Int
  func later(a: Int) async throws -> Int
}
