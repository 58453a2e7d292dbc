import SeededRandom
import Testing

@testable import Stagecraft

@Suite("Who waits for which request")
struct FlightsTests {
  @Test("callers of a key share its request, and all get its answer in their order")
  func shares() {
    var flights = Flights<String, String>()
    let numbers = (0..<3).map { _ in flights.announce() }
    guard case .start(let flight) = flights.join("a", as: numbers[0], for: "car") else {
      Issue.record("the first caller starts the request")
      return
    }
    #expect(flights.join("b", as: numbers[1], for: "car") == .wait)
    #expect(flights.join("c", as: numbers[2], for: "bus") != .wait)
    #expect(flights.land(flight) == ["a", "b"])
    #expect(flights.land(flight) == [])
    let late = flights.announce()
    #expect(flights.join("d", as: late, for: "car") != .wait, "the next caller makes a new request")
  }

  @Test("the request is abandoned with the last of them")
  func abandons() {
    var flights = Flights<String, String>()
    let first = flights.announce(), second = flights.announce()
    guard case .start(let flight) = flights.join("a", as: first, for: "car") else { return }
    _ = flights.join("b", as: second, for: "car")
    let departure = flights.leave(first)
    #expect(departure.caller == "a" && departure.abandoned == nil)
    let last = flights.leave(second)
    #expect(last.caller == "b" && last.abandoned == flight)
    #expect(flights.land(flight) == [])
    let again = flights.leave(second)
    #expect(again.caller == nil && again.abandoned == nil)
  }

  @Test("who left before joining is refused")
  func refuses() {
    var flights = Flights<String, String>()
    let number = flights.announce()
    let departure = flights.leave(number)
    #expect(departure.caller == nil)
    #expect(flights.join("a", as: number, for: "car") == .refuse)
  }

  @Test("over random steps everybody is answered once, and nothing is kept")
  func randomly() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<300 {
      var flights = Flights<Int, Int>()
      var running: Set<Int> = []
      var waiting: Set<Int> = []
      var answered: [Int] = []
      for _ in 0..<40 {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
          let number = flights.announce()
          let boarding = flights.join(number, as: number, for: Int(generator.next() % 3))
          if case .start(let flight) = boarding { running.insert(flight) }
          waiting.insert(number)
        case 1:
          guard let number = waiting.randomElement(using: &generator) else { continue }
          let departure = flights.leave(number)
          #expect(departure.caller == number)
          if let abandoned = departure.abandoned { #expect(running.remove(abandoned) != nil) }
          waiting.remove(number)
        default:
          guard let flight = running.randomElement(using: &generator) else { continue }
          running.remove(flight)
          let callers = flights.land(flight)
          #expect(!callers.isEmpty)
          answered += callers
          waiting.subtract(callers)
        }
        #expect(running.count <= 3)
      }
      for flight in running { waiting.subtract(flights.land(flight)) }
      #expect(waiting.isEmpty)
      #expect(Set(answered).count == answered.count)
    }
  }
}

@Suite("A single flight")
struct SingleFlightTests {
  @Test("gives the answer of one request to many callers, and makes a new one afterwards")
  func shares() async throws {
    let flight = SingleFlight<String, Int>()
    let question = Question<Int>()
    let callers = (0..<20).map { _ in
      Task { try await flight.value(for: "car") { try await question.ask() } }
    }
    await question.asked()
    question.answer(.success(7))
    for caller in callers { #expect(try await caller.value == 7) }
    #expect(try await flight.value(for: "car") { 8 } == 8)
  }

  @Test("passes a failure on")
  func fails() async {
    struct Failure: Error {}
    let flight = SingleFlight<Int, Int>()
    await #expect(throws: Failure.self) { try await flight.value(for: 1) { throw Failure() } }
  }

  @Test("lets a cancelled caller go at once, and cancels the request that nobody waits for")
  func cancels() async throws {
    let flight = SingleFlight<String, Int>()
    let question = Question<Int>()
    let first = Task { try await flight.value(for: "car") { try await question.ask() } }
    await question.asked()
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    await question.cancelled()
    question.answer(.success(1))
  }

  @Test("refuses a caller that is cancelled already")
  func cancelledAlready() async {
    let flight = SingleFlight<Int, Int>()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await flight.value(for: 1) { 1 }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
