import SeededRandom
import Stagecraft
import Testing

private enum Broken: Error { case cable }

/// What Combine documents of its subjects; on Apple systems this runs against Combine.
@Suite("Subjects")
struct SubjectTests {
  @Test("a passthrough subject delivers what is sent while one subscribes, and keeps nothing")
  func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    subject.send(1)
    let subscription = subject.sink { values.append($0) }
    subject.send(2)
    subject.send(3)
    subscription.cancel()
    subject.send(4)
    #expect(values == [2, 3])
  }

  @Test("a current value subject has its new value first, then delivers it; at once to new ones")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [[Int]] = []
    let subscription = subject.sink { values.append([$0, subject.value]) }
    subject.send(2)
    subject.value = 3
    subscription.cancel()
    subject.send(4)
    #expect(values == [[1, 1], [2, 2], [3, 3]])
    #expect(subject.value == 4)
  }

  @Test("who cancels during a delivery gets no more, also of that delivery")
  func cancelsDuringADelivery() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [String] = []
    var second: AnyCancellable?
    let first = subject.sink { value in
      values.append("first \(value)")
      second?.cancel()
    }
    second = subject.sink { values.append("second \($0)") }
    subject.send(1)
    subject.send(2)
    #expect(!values.contains("second 2"))
    #expect(values.filter { $0.hasPrefix("first") } == ["first 1", "first 2"])
    first.cancel()
  }

  @Test("who subscribes during a delivery gets the next value")
  func subscribesDuringADelivery() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var late: [AnyCancellable] = []
    let first = subject.sink { value in
      if value == 1 { late.append(subject.sink { values.append($0) }) }
    }
    subject.send(1)
    subject.send(2)
    #expect(values == [2])
    first.cancel()
  }

  @Test("a value sent during a delivery is delivered at once")
  func sendsDuringADelivery() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [String] = []
    let subscription = subject.sink { value in
      values.append("begin \(value)")
      if value == 1 { subject.send(2) }
      values.append("end \(value)")
    }
    subject.send(1)
    #expect(values == ["begin 1", "begin 2", "end 2", "end 1"])
    subscription.cancel()
  }

  @Test(
    "the end is told once, nothing comes after it, and late subscribers are told of it only",
    arguments: [true, false])
  func ends(fails: Bool) {
    let completion: Subscribers.Completion<Broken> = fails ? .failure(.cable) : .finished
    let passthrough = PassthroughSubject<Int, Broken>()
    let current = CurrentValueSubject<Int, Broken>(0)
    var log: [String] = []
    func follow(_ name: String, _ publisher: some Publisher<Int, Broken>) -> AnyCancellable {
      publisher.sink(
        receiveCompletion: { log.append("\(name) \($0)") },
        receiveValue: { log.append("\(name) \($0)") })
    }
    var subscriptions = [follow("p", passthrough), follow("c", current)]
    passthrough.send(1)
    passthrough.send(completion: completion)
    passthrough.send(2)
    passthrough.send(completion: .finished)
    current.send(completion: completion)
    current.send(3)
    current.value = 4
    subscriptions += [follow("late p", passthrough), follow("late c", current)]
    #expect(
      log == [
        "c 0", "p 1", "p \(completion)", "c \(completion)", "late p \(completion)",
        "late c \(completion)",
      ])
    #expect(current.value == 0)
    subscriptions = []
  }

  @Test("a subject of nothing delivers that something happened")
  func void() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    let subscription = subject.sink { count += 1 }
    subject.send()
    #expect(count == 1)
    subscription.cancel()
  }

  @Test("over random subscriptions, sends and cancellations each gets just what it ought to")
  func randomly() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let subject = CurrentValueSubject<Int, Never>(0)
      var got: [[Int]] = []
      var expected: [[Int]] = []
      var subscriptions: [AnyCancellable?] = []
      for step in 1...60 {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          let index = subscriptions.count
          got.append([])
          expected.append([subject.value])
          subscriptions.append(subject.sink { got[index].append($0) })
        case 1 where !subscriptions.isEmpty:
          let index = Int.random(in: 0..<subscriptions.count, using: &generator)
          if Bool.random(using: &generator) { subscriptions[index]?.cancel() }
          subscriptions[index] = nil
        default:
          subject.send(step)
          for index in subscriptions.indices where subscriptions[index] != nil {
            expected[index].append(step)
          }
        }
      }
      #expect(got == expected)
      subscriptions = []
    }
  }

  private final class Probe {
    var number = 0
  }

  @Test(
    "a subscription that ended lets go of its closures, though its cancellable is kept",
    arguments: [true, false])
  func letsGoAtTheEnd(fails: Bool) {
    let subject = PassthroughSubject<Int, Broken>()
    weak var probe: Probe?
    var subscription: AnyCancellable?
    var isHeldWhileActive = false
    do {
      let held = Probe()
      probe = held
      subscription = subject.map { $0 + held.number }.sink(
        receiveCompletion: { _ in held.number = -1 }, receiveValue: { held.number = $0 })
    }
    subject.send(1)
    isHeldWhileActive = probe?.number == 1
    #expect(isHeldWhileActive)
    subject.send(completion: fails ? .failure(.cable) : .finished)
    #expect(probe == nil)
    subscription?.cancel()
  }

  @Test("an assignment that ended lets go of its object, though its cancellable is kept")
  func assignmentLetsGo() {
    let subject = CurrentValueSubject<Int, Never>(7)
    weak var probe: Probe?
    var subscription: AnyCancellable?
    do {
      let held = Probe()
      probe = held
      subscription = subject.assign(to: \.number, on: held)
    }
    #expect(probe?.number == 7)
    subject.send(completion: .finished)
    #expect(probe == nil)
    subscription?.cancel()
  }

  @Test("one that ends its own subscription while it is told a value goes on to its end")
  func endsWhileTold() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let held = Probe()
    let subscription = subject.sink(
      receiveCompletion: { _ in log.append("end") },
      receiveValue: {
        subject.send(completion: .finished)
        held.number += $0
        log.append("value \(held.number)")
      })
    subject.send(5)
    subject.send(6)
    #expect(log == ["end", "value 5"])
    subscription.cancel()
  }
}
