import Stagecraft
import Testing

private class Account: ObservableObject {
  @Published var name = "a"
  @Published var balance = 0
}

private final class SavingsAccount: Account {
  @Published var rate = 1
}

@Suite("A published property")
struct PublishedTests {
  @Test("delivers its value at once, each later one before it has it")
  func deliversBeforeItChanges() {
    let account = Account()
    var values: [String] = []
    let subscription = account.$name.sink { values.append("\($0) while \(account.name)") }
    account.name = "b"
    account.name = "b"
    #expect(values == ["a while a", "b while a", "b while b"])
    #expect(account.name == "b")
    subscription.cancel()
  }

  @Test("tells that its object will change, first of all and before it changes")
  func objectWillChange() {
    let account = Account()
    var log: [String] = []
    let subscriptions = [
      account.$name.sink { log.append("name \($0)") },
      account.objectWillChange.sink { log.append("object \(account.name) \(account.balance)") },
    ]
    account.name = "b"
    account.balance = 1
    #expect(log == ["name a", "object a 0", "name b", "object b 0"])
    #expect(account.objectWillChange === account.objectWillChange)
    withExtendedLifetime(subscriptions) {}
  }

  @Test("of a superclass or of the class tells the same publisher")
  func inheritance() {
    let account = SavingsAccount()
    var count = 0
    let subscription = account.objectWillChange.sink { count += 1 }
    account.rate = 2
    account.name = "b"
    #expect(count == 2)
    subscription.cancel()
  }

  @Test("can be assigned from a publisher, for as long as it exists")
  func assignsToPublished() {
    let subject = PassthroughSubject<String, Never>()
    weak var gone: Account?
    do {
      let account = Account()
      gone = account
      subject.assign(to: &account.$name)
      subject.send("b")
      #expect(account.name == "b")
    }
    #expect(gone == nil)
    subject.send("c")
  }

  @Test("can be changed in place")
  func changesInPlace() {
    let account = Account()
    var values: [Int] = []
    let subscription = account.$balance.sink { values.append($0) }
    account.balance += 2
    account.balance -= 1
    #expect(values == [0, 2, 1])
    subscription.cancel()
  }
}

@Suite("A subscription")
struct SubscriptionTests {
  @Test("ends when nobody holds it")
  func endsWithItsCancellable() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    do {
      let subscription = subject.sink { values.append($0) }
      subject.send(1)
      withExtendedLifetime(subscription) {}
    }
    subject.send(2)
    #expect(values == [1])
  }

  @Test("is kept by sets and arrays")
  func isStored() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    subject.sink { values.append($0) }.store(in: &set)
    subject.sink { values.append($0) }.store(in: &array)
    subject.send(1)
    #expect(set.count == 1 && array.count == 1)
    set = []
    subject.send(2)
    array = []
    subject.send(3)
    #expect(values == [1, 1, 2])
  }

  @Test("lets go of its closures when it is cancelled")
  func letsGo() {
    final class Witness {}
    let subject = PassthroughSubject<Int, Never>()
    weak var gone: Witness?
    let subscription: AnyCancellable
    do {
      let witness = Witness()
      gone = witness
      subscription = subject.map { $0 + 1 }.sink { _ in withExtendedLifetime(witness) {} }
    }
    #expect(gone != nil)
    subscription.cancel()
    #expect(gone == nil)
  }

  @Test("may be let go of by a closure that is let go of")
  func cancelsFromADeinit() {
    final class Holder {
      var held: AnyCancellable?
    }
    let subject = CurrentValueSubject<Int, Never>(0)
    let holder = Holder()
    holder.held = subject.sink { _ in }
    var outer: AnyCancellable? = subject.sink { [holder] _ in withExtendedLifetime(holder) {} }
    withExtendedLifetime(outer) {}
    outer = nil
    subject.send(1)
  }

  @Test("assigns to a property, and holds the object until it ends")
  func assigns() {
    weak var gone: Account?
    let subject = PassthroughSubject<String, Never>()
    var subscription: AnyCancellable?
    do {
      let account = Account()
      gone = account
      subscription = subject.assign(to: \.name, on: account)
    }
    subject.send("b")
    #expect(gone?.name == "b")
    subscription?.cancel()
    subscription = nil
    #expect(gone == nil)
  }

  @Test("runs a closure once, however often it is cancelled")
  func cancelsOnce() {
    var count = 0
    do {
      let cancellable = AnyCancellable { count += 1 }
      cancellable.cancel()
      cancellable.cancel()
      let wrapped = AnyCancellable(cancellable)
      wrapped.cancel()
    }
    #expect(count == 1)
  }
}
