import Testing

@testable import Turntable

@Suite("What a turntable decides")
struct TurntableStateTests {
  private typealias Action = TurntableState.Action

  private func request(_ number: Int, _ step: Int) -> Action {
    .request(number: number, TurntableAngle(step: step))
  }

  @Test("nothing is asked for before it appears, only the angle is kept")
  func beforeStart() {
    var state = TurntableState()
    #expect(state.turn(by: 3) == [])
    #expect(state.start() == [.showLoadingStatus, request(1, 3)])
  }

  @Test("it loads until the first frame is there, and only then")
  func loading() {
    var state = TurntableState()
    #expect(state.start() == [.showLoadingStatus, request(1, 0)])
    #expect(state.start() == [])
    #expect(state.received(.sample(0), number: 1) == [.hideLoadingStatus, .show(.sample(0))])
    #expect(state.start() == [])
    #expect(state.turn(by: 1) == [request(2, 1)])
    #expect(state.received(.sample(1), number: 2) == [.show(.sample(1))])
  }

  @Test("two frames are made at once; of the angles that come meanwhile only the newest counts")
  func conflation() {
    var state = TurntableState()
    _ = state.start()
    #expect(state.turn(by: 1) == [request(2, 1)])
    #expect(state.turn(by: 1) == [])
    #expect(state.turn(by: 1) == [])
    #expect(
      state.received(.sample(0), number: 1)
        == [.hideLoadingStatus, .show(.sample(0)), request(3, 3)])
    #expect(state.received(.sample(1), number: 2) == [.show(.sample(1))])
    #expect(state.received(.sample(3), number: 3) == [.show(.sample(3))])
  }

  @Test("a late frame does not replace a newer one")
  func late() {
    var state = TurntableState()
    _ = state.start()
    _ = state.turn(by: 1)
    #expect(
      state.received(.sample(1), number: 2) == [.hideLoadingStatus, .show(.sample(1))])
    #expect(state.received(.sample(0), number: 1) == [])
  }

  @Test("turned there and back, the first angle is asked for again")
  func thereAndBack() {
    var state = TurntableState()
    _ = state.start()
    _ = state.received(.sample(0), number: 1)
    #expect(state.turn(by: -1) == [request(2, 71)])
    #expect(state.turn(by: 1) == [request(3, 0)])
    #expect(state.received(.sample(0), number: 3) == [.show(.sample(0))])
    #expect(state.received(.sample(71), number: 2) == [])
  }

  @Test("a whole turn changes nothing")
  func wholeTurn() {
    var state = TurntableState()
    _ = state.start()
    #expect(state.turn(by: 72) == [])
    #expect(state.turn(by: -144) == [])
  }

  @Test(
    "without a first frame it ends loading with an error, and starts again when it appears again")
  func failure() {
    var state = TurntableState()
    _ = state.start()
    #expect(state.failed("no", number: 1) == [.hideLoadingStatus, .showError("no")])
    #expect(state.start() == [.showLoadingStatus, request(2, 0)])
    #expect(state.failed("no", number: 2) == [.hideLoadingStatus, .showError("no")])
  }

  @Test("errors are not repeated while it is turned, until a frame was there again")
  func repeatedFailure() {
    var state = TurntableState()
    _ = state.start()
    _ = state.received(.sample(0), number: 1)
    _ = state.turn(by: 1)
    #expect(state.failed("no", number: 2) == [.showError("no")])
    #expect(state.turn(by: 1) == [request(3, 2)])
    #expect(state.failed("no", number: 3) == [])
    _ = state.turn(by: 1)
    #expect(state.received(.sample(3), number: 4) == [.show(.sample(3))])
    _ = state.turn(by: 1)
    #expect(state.failed("no", number: 5) == [.showError("no")])
  }

  @Test("an older request that fails is made up for by the newer one")
  func olderFailure() {
    var state = TurntableState()
    _ = state.start()
    _ = state.turn(by: 1)
    #expect(state.failed("no", number: 1) == [])
    #expect(
      state.received(.sample(1), number: 2) == [.hideLoadingStatus, .show(.sample(1))])
  }

  @Test("an answer that nobody waits for is dropped")
  func unknownAnswers() {
    var state = TurntableState()
    _ = state.start()
    _ = state.received(.sample(0), number: 1)
    #expect(state.received(.sample(5), number: 1) == [])
    #expect(state.received(.sample(5), number: 9) == [])
    #expect(state.failed("no", number: 9) == [])
  }
}
