import Rehearsal

extension GalleryBug {
  /// An actor lets others in while it waits: the balance that was checked is not the one that is charged.
  package static let overdraw = GalleryBug("actor reentrancy (overdraw)", order: .jobs) { isFixed in
    let account = Account(isFixed: isFixed)
    Task { await account.withdraw(80) }
    Task {
      try await Task.sleep(for: .milliseconds(100))
      await account.withdraw(80)
    }
    await settled(within: .seconds(10))
    let balance = await account.balance
    try expect(balance >= 0, "the balance is \(balance)")
  }
}

private actor Account {
  private(set) var balance = 100
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  func withdraw(_ amount: Int) async {
    guard balance >= amount else { return }
    // The bank approves; meanwhile the actor is free.
    try? await Task.sleep(for: .milliseconds(50))
    if isFixed, balance < amount { return }
    balance -= amount
  }
}
