import Foundation
import Testing

@testable import Rehearsal

@MainActor final class Pager {
  var page = 1
  var shown = ""
  func next() {
    page += 1
    let wanted = page
    Task {
      try? await Task.sleep(for: .milliseconds(wanted == 2 ? 300 : 100))
      shown = "page \(wanted)"
    }
  }
}

actor Account {
  var balance = 100
  func canPay(_ amount: Int) -> Bool { balance >= amount }
  func pay(_ amount: Int) { balance -= amount }
}

@Suite struct SmokeTests {
  @Test func pager() {
    let report = explore { @MainActor in
      let pager = Pager()
      pager.next()
      pager.next()
      await settled(within: .seconds(5))
      #expect(pager.shown == "page 3")
    }
    print(report)
    #expect(report.failures > 0)
  }

  @Test func interleavings() {
    for steps in 1...3 {
      let report = explore(.schedules(5000), order: .jobs, usesMainActor: false) {
        for name in ["a", "b"] { Task { for _ in 0..<steps { await Task.yield(); note(name) } } }
        await settled()
      }
      print(steps, report)
    }
  }

  @Test func overdraw() {
    let report = explore(order: .jobs) {
      let account = Account()
      @Sendable func buy() async { if await account.canPay(80) { await account.pay(80) } }
      async let one: Void = buy()
      async let two: Void = buy()
      _ = await (one, two)
      #expect(await account.balance >= 0)
    }
    print(report)
    #expect(report.failures > 0)
    let second = explore(order: .jobs) {
      let account = Account()
      let tasks = (0..<2).map { _ in Task { if await account.canPay(80) { await account.pay(80) } } }
      for task in tasks { await task.value }; print("B", await account.balance)
      #expect(await account.balance >= 0)
    }
    print(second)
    #expect(second.failures > 0)
  }

  @Test func hang() {
    let report = explore { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    print(report)
  }
}
