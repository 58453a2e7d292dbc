import Stagecraft

final class Account {
  @Published var balance = 0
}

/// What published values cost.
@MainActor
enum PublishedMeasurements {
  static func run() {
    for count in [1, 100] { property(observers: count) }
    for count in [1, 100] { passthrough(observers: count) }
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
}
