import Testing

@testable import Stagecraft

@Suite("What a port keeps")
struct ReplayMemoryTests {
  @Test("the latest command of each slot, in the order they were sent")
  func keepsTheLatestOfEachSlot() {
    var memory = ReplayMemory<LampCommand>()
    for command: LampCommand in [.on, .label("a"), .off, .label("b"), .on] {
      memory.keep(command, isDelivered: true)
    }
    #expect(memory.takeReplay().map(\.command) == [.label("b"), .on])
    #expect(memory.takeReplay().map(\.command) == [.label("b"), .on])
  }

  @Test("once-commands only if nobody got them, and only until somebody does")
  func keepsOnceCommandsForTheFirst() {
    var memory = ReplayMemory<LampCommand>()
    memory.keep(.alarm(1), isDelivered: true)
    memory.keep(.alarm(2), isDelivered: false)
    memory.keep(.on, isDelivered: false)
    memory.keep(.alarm(3), isDelivered: false)
    #expect(memory.takeReplay().map(\.command) == [.alarm(2), .on, .alarm(3)])
    #expect(memory.takeReplay().map(\.command) == [.on])
  }

  @Test("transient commands never")
  func neverKeepsTransientCommands() {
    var memory = ReplayMemory<LampCommand>()
    memory.keep(.blink, isDelivered: false)
    #expect(memory.takeReplay().map(\.command) == [])
  }

  @Test("waiting once-commands up to the limit, the newest ones")
  func isBounded() {
    var memory = ReplayMemory<LampCommand>()
    let limit = ReplayLimit.waiting
    for number in 0..<(limit + 10) { memory.keep(.alarm(number), isDelivered: false) }
    #expect(memory.takeReplay().map(\.command) == (10..<(limit + 10)).map { .alarm($0) })
  }
}
