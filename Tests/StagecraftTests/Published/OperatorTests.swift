import Stagecraft
import Testing

private enum Broken: Error { case cable, fuse }

@Suite("Operators")
struct OperatorTests {
  @Test("map delivers what a closure or a key path makes of each value, and the end")
  func map() {
    let subject = PassthroughSubject<String, Broken>()
    var log: [String] = []
    let subscriptions = [
      subject.map { $0 + "!" }.sink(
        receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append($0) }),
      subject.map(\.count).sink(
        receiveCompletion: { _ in }, receiveValue: { log.append(String($0)) }),
    ]
    subject.send("ab")
    subject.send(completion: .failure(.cable))
    subject.send("c")
    #expect(log.prefix(2) == ["ab!", "2"])
    #expect(log.count == 3, "the end comes once, and nothing after it")
    withExtendedLifetime(subscriptions) {}
  }

  @Test("removeDuplicates leaves out what equals the value before, for each subscriber by itself")
  func removeDuplicates() {
    let subject = PassthroughSubject<Int, Never>()
    let different = subject.removeDuplicates()
    var first: [Int] = []
    var second: [Int] = []
    var byParity: [Int] = []
    var subscriptions = [different.sink { first.append($0) }]
    for value in [1, 1, 2] { subject.send(value) }
    subscriptions.append(different.sink { second.append($0) })
    subscriptions.append(
      subject.removeDuplicates { $0 % 2 == $1 % 2 }.sink { byParity.append($0) })
    for value in [2, 2, 4, 3, 3, 2] { subject.send(value) }
    #expect(first == [1, 2, 4, 3, 2])
    #expect(second == [2, 4, 3, 2])
    #expect(byParity == [2, 3, 2])
    subscriptions = []
  }

  @Test("combineLatest delivers once all have delivered, then for each value")
  func combineLatest() {
    let left = PassthroughSubject<Int, Never>(), right = PassthroughSubject<String, Never>()
    var log: [String] = []
    let subscription = left.combineLatest(right).sink { log.append("\($0)\($1)") }
    left.send(1)
    left.send(2)
    right.send("a")
    right.send("b")
    left.send(3)
    #expect(log == ["2a", "2b", "3b"])
    subscription.cancel()
    left.send(4)
    #expect(log.count == 3)
  }

  @Test("combineLatest of three and four, with and without a closure")
  func combinesMore() {
    let numbers = (1...4).map { CurrentValueSubject<Int, Never>($0) }
    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    var log: [[Int]] = []
    var sums: [Int] = []
    var subscriptions = [
      a.combineLatest(b, c).sink { log.append([$0, $1, $2]) },
      a.combineLatest(b, c, d).sink { log.append([$0, $1, $2, $3]) },
    ]
    #expect(log == [[1, 2, 3], [1, 2, 3, 4]])
    subscriptions = [
      a.combineLatest(b) { $0 + $1 }.sink { sums.append($0) },
      a.combineLatest(b, c) { $0 + $1 + $2 }.sink { sums.append($0) },
      a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }.sink { sums.append($0) },
    ]
    d.send(14)
    #expect(sums == [3, 6, 10, 20])
    #expect(log.count == 2, "the subscriptions that were replaced have ended")
    withExtendedLifetime(subscriptions) {}
  }

  @Test("combineLatest finishes when all have, and fails when the first fails")
  func combineLatestEnds() {
    let left = PassthroughSubject<Int, Broken>(), right = PassthroughSubject<Int, Broken>()
    var finishes = 0
    var failures: [Broken] = []
    func follow() -> AnyCancellable {
      left.combineLatest(right).sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: finishes += 1
          case .failure(let failure): failures.append(failure)
          }
        }, receiveValue: { _ in })
    }
    let subscription = follow()
    left.send(completion: .finished)
    #expect(finishes == 0)
    right.send(completion: .failure(.fuse))
    #expect(failures == [.fuse])
    let late = follow()
    #expect(failures == [.fuse, .fuse] && finishes == 0)
    withExtendedLifetime((subscription, late)) {}

    let third = PassthroughSubject<Int, Never>(), fourth = PassthroughSubject<Int, Never>()
    var isOver = false
    var values: [Int] = []
    let both = third.combineLatest(fourth) { $0 * $1 }.sink(
      receiveCompletion: { _ in isOver = true }, receiveValue: { values.append($0) })
    third.send(2)
    third.send(completion: .finished)
    fourth.send(3)
    fourth.send(5)
    #expect(values == [6, 10] && !isOver)
    fourth.send(completion: .finished)
    #expect(isOver)
    withExtendedLifetime(both) {}
  }

  @Test("eraseToAnyPublisher hides what kind of publisher it is, and changes nothing")
  func erases() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let erased: AnyPublisher<Int, Never> = subject.eraseToAnyPublisher().eraseToAnyPublisher()
    var values: [Int] = []
    let subscription = erased.sink { values.append($0) }
    subject.send(2)
    #expect(values == [1, 2])
    subscription.cancel()
  }

  @Test("a chain lets go of everything when it is cancelled")
  func leaksNothing() {
    final class Witness {}
    weak var gone: Witness?
    let left = CurrentValueSubject<Int, Never>(1), right = CurrentValueSubject<Int, Never>(2)
    do {
      let witness = Witness()
      gone = witness
      let subscription = left.map { value in
        withExtendedLifetime(witness) { value }
      }.removeDuplicates().combineLatest(right).eraseToAnyPublisher().sink { _ in }
      #expect(gone != nil)
      subscription.cancel()
    }
    #expect(gone == nil)
  }
}
