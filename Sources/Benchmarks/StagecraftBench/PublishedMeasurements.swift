import Stagecraft

final class Account {
  @Published var balance = 0
}

/// What published values cost.
@MainActor
enum PublishedMeasurements {
  static func run() {
    for count in [1, 100] { closures(count) }
    for count in [1, 100] { property(observers: count) }
    for count in [1, 100] { passthrough(observers: count) }
    for count in [0, 10_000] { subscribing(residents: count) }
    memory()
  }

  /// What an array of closures costs: the least that observers can.
  private static func closures(_ count: Int) {
    var sum = 0
    let closures: [(Int) -> Void] = (0..<count).map { _ in { sum &+= $0 } }
    let time = nanoseconds(rounds: 10_000_000 / count) { rounds in
      for round in 0..<rounds {
        for closure in closures { closure(round) }
      }
    }
    precondition(sum != 0)
    report("array-of-closures-\(count)", 1e3 / time, "M/s")
  }

  private static func property(observers count: Int) {
    let account = Account()
    var sum = 0
    let subscriptions = (0..<count).map { _ in account.$balance.sink { sum &+= $0 } }
    let time = nanoseconds(rounds: 10_000_000 / count) { rounds in
      for round in 0..<rounds { account.balance = round }
    }
    withExtendedLifetime(subscriptions) {}
    precondition(sum != 0)
    report("published-property-\(count)", 1e3 / time, "M/s")
  }

  private static func passthrough(observers count: Int) {
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    let subscriptions = (0..<count).map { _ in subject.sink { sum &+= $0 } }
    let time = nanoseconds(rounds: 10_000_000 / count) { rounds in
      for round in 0..<rounds { subject.send(round) }
    }
    withExtendedLifetime(subscriptions) {}
    precondition(sum != 0)
    report("passthrough-subject-\(count)", 1e3 / time, "M/s")
  }

  private static func subscribing(residents count: Int) {
    let subject = CurrentValueSubject<Int, Never>(0)
    var sum = 0
    let residents = (0..<count).map { _ in subject.sink { sum &+= $0 } }
    let time = nanoseconds(rounds: 1_000_000) { rounds in
      for _ in 0..<rounds {
        let subscription = subject.sink { sum &+= $0 }
        subscription.cancel()
      }
    }
    withExtendedLifetime(residents) {}
    report("subscribe-and-cancel-\(count)-resident", time, "ns")
  }

  /// The memory that each of many subscriptions takes, its closure's context included.
  private static func memory() {
    let count = 100_000
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    var subscriptions: [AnyCancellable] = []
    subscriptions.reserveCapacity(count)
    let before = residentBytes()
    for _ in 0..<count { subscriptions.append(subject.sink { sum &+= $0 }) }
    let after = residentBytes()
    withExtendedLifetime(subscriptions) {}
    report("subscription-memory", Double(after - before) / Double(count), "bytes")
  }
}
