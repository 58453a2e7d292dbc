import Testing

@testable import StageHTTPServer

@Suite struct BodyStreamStateTests {
  private func read(_ state: inout BodyStreamState, _ size: Int) -> (
    BodyStreamState.Reading, String
  ) {
    var buffer = [UInt8](repeating: 0, count: size)
    let reading = buffer.withUnsafeMutableBytes { state.read(into: $0) }
    guard case .bytes(let count) = reading else { return (reading, "") }
    return (reading, String(decoding: buffer[..<count], as: UTF8.self))
  }

  @Test func whatIsWrittenComesOutInOrderWhateverTheSizes() {
    for size in [1, 2, 3, 7, 64, 10_000] {
      var state = BodyStreamState()
      let pieces = (0..<200).map {
        Array(repeating: UInt8(ascii: "a") + UInt8($0 % 26), count: $0 * 37 % 5000)
      }
      for pair in stride(from: 0, to: pieces.count, by: 2) {
        #expect(state.write([pieces[pair], pieces[pair + 1]]) == .none)
      }
      var text = ""
      _ = state.finish()
      while case (.bytes, let piece) = read(&state, size) { text += piece }
      #expect(text == String(decoding: pieces.flatMap { $0 }, as: UTF8.self))
      #expect(read(&state, 1).0 == .end)
    }
  }

  @Test func theConnectionIsWokenOnlyIfItSleeps() {
    var state = BodyStreamState()
    #expect(state.write([[1]]) == .none)
    #expect(read(&state, 9).0 == .bytes(1))
    #expect(state.write([[2]]) == .none)
    #expect(read(&state, 9).0 == .bytes(1))
    #expect(read(&state, 9).0 == .sleep)
    #expect(state.write([[]]) == .connection, "an empty piece wakes it in vain, no more")
    #expect(read(&state, 9).0 == .sleep)
    #expect(state.write([[3]]) == .connection)
    #expect(state.write([[4]]) == .none)
    #expect(read(&state, 9).0 == .bytes(2))
  }

  @Test func finishingSendsWhatIsPending() {
    var state = BodyStreamState()
    _ = state.write([Array("ab".utf8)])
    #expect(state.finish() == .none)
    #expect(!state.isOpen)
    #expect(read(&state, 1) == (.bytes(1), "a"))
    #expect(state.pendingBytes == 1)
    #expect(read(&state, 9) == (.bytes(1), "b"))
    #expect(read(&state, 9).0 == .end)
    #expect(state.finish() == .none)
  }

  @Test func abortingDropsWhatIsPendingAndWakes() {
    var state = BodyStreamState()
    #expect(read(&state, 1).0 == .sleep)
    #expect(state.abort() == .connection)
    #expect(read(&state, 1).0 == .fail)
    state = BodyStreamState()
    _ = state.write([[1, 2, 3]])
    _ = state.finish()
    _ = state.abort()
    #expect(state.pendingBytes == 0)
    #expect(read(&state, 1).0 == .fail)
  }

  @Test func nothingWakesAConnectionThatIsClosed() {
    var state = BodyStreamState()
    #expect(read(&state, 1).0 == .sleep)
    state.close()
    #expect(state.finish() == .none)
    #expect(state.abort() == .none)
    #expect(state.phase == .closed)
  }
}

@Suite struct ExchangeStateTests {
  private func receive(_ state: inout ExchangeState, _ count: Int) -> ExchangeState.Step {
    [UInt8](repeating: 7, count: count).withUnsafeBytes { state.receive($0) }
  }

  private func answer(_ state: inout ExchangeState, _ response: HTTPResponse) -> Bool {
    state.answer(response)
  }

  @Test func aRequestIsHandledOnceAndAnsweredOnce() {
    var state = ExchangeState(maximumBodyBytes: 10)
    #expect(receive(&state, 4) == .proceed)
    #expect(receive(&state, 6) == .proceed)
    #expect(state.advance() == .handle)
    #expect(state.body.count == 10)
    #expect(state.advance() == .suspend)
    #expect(answer(&state, .text(.ok, "")))
    #expect(!answer(&state, .disconnect), "a late answer changes nothing")
    #expect(state.advance() == .respond)
    #expect(state.response?.status == .ok)
    #expect(state.advance() == .disconnect)
  }

  @Test func aLargeBodyIsReadALittleFurtherAndRefused() {
    var state = ExchangeState(maximumBodyBytes: 10)
    #expect(receive(&state, 11) == .proceed)
    #expect(state.body.isEmpty)
    let resumes = state.answer(.text(.ok, ""))
    #expect(!resumes)
    #expect(state.advance() == .respond)
    #expect(state.response?.status == .contentTooLarge)
  }

  @Test func anEndlessBodyIsCutOff() {
    var state = ExchangeState(maximumBodyBytes: 10)
    var received = 0
    while receive(&state, 65536) == .proceed { received += 65536 }
    #expect(received <= 1 << 20)
  }

  @Test func anAnswerBeforeTheBodyNeedsNoResuming() {
    var state = ExchangeState(maximumBodyBytes: 10)
    #expect(!answer(&state, .text(.serviceUnavailable, "")))
    #expect(state.advance() == .respond)
  }

  @Test func nothingHappensAfterTheEnd() {
    var state = ExchangeState(maximumBodyBytes: 10)
    #expect(state.advance() == .handle)
    state.end()
    #expect(!answer(&state, .text(.ok, "")))
    #expect(state.advance() == .disconnect)
  }
}
