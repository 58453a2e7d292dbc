import Testing
@testable import Rehearsal
@Suite struct Dbg { @Test func y() { 
print(explore(order: .jobs) {
let account = Account()
      let tasks = (0..<2).map { n in Task { if await account.canPay(80)  { await account.pay(80) }; print("done", n) } }
      for task in tasks { await task.value }
      print(await account.balance)
      #expect(await account.balance >= 0)
 }) 
} }
