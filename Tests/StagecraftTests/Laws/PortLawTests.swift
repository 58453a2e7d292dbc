import Stagecraft
import Testing

/// A broken port and the law that it breaks.
struct PlantedViolation: Sendable, CustomTestStringConvertible {
  let port: any (PortUnderTest & SendableMetatype).Type
  let law: PortLaw

  var testDescription: String { "\(port)" }
}

@MainActor
@Suite("The laws of ports, over random commands and moments of attaching")
struct PortLawTests {
  nonisolated private static let seeds: Range<UInt64> = 0..<300

  @Test("hold for the generated port", arguments: PortLaw.allCases)
  func hold(law: PortLaw) {
    for seed in Self.seeds {
      let violation = law.violation(of: PanelViewPort.self, in: PortScript(seed: seed))
      #expect(violation == nil, "seed \(seed)")
    }
  }

  /// Otherwise a planted violation might be caught for another reason.
  @Test("hold for the port that the broken ones are made from", arguments: PortLaw.allCases)
  func holdWithoutViolation(law: PortLaw) {
    for seed in Self.seeds {
      let violation = law.violation(of: RebuiltPort.self, in: PortScript(seed: seed))
      #expect(violation == nil, "seed \(seed)")
    }
  }

  nonisolated static let violations = [
    PlantedViolation(port: PortThatForgetsOrder.self, law: .lateEndsLikeEarly),
    PlantedViolation(port: PortThatIgnoresResets.self, law: .lateEndsLikeEarly),
    PlantedViolation(port: PortThatForgetsResets.self, law: .lateEndsLikeEarly),
    PlantedViolation(port: PortThatIgnoresKeys.self, law: .lateEndsLikeEarly),
    PlantedViolation(port: PortThatRepeatsAlarms.self, law: .onceReachesOnce),
    PlantedViolation(port: PortThatLosesAlarms.self, law: .onceReachesOnce),
    PlantedViolation(port: PortThatTellsOneView.self, law: .onceReachesOnce),
    PlantedViolation(port: PortThatDetachesLate.self, law: .detachedHearsNothing),
    PlantedViolation(port: PortThatHoldsViews.self, law: .nothingLeaks),
    PlantedViolation(port: PortThatHoldsItself.self, law: .nothingLeaks),
  ]

  @Test("catch a planted violation", arguments: violations)
  func catchViolation(planted: PlantedViolation) {
    func findViolation<Port: PortUnderTest>(of port: Port.Type) -> String? {
      Self.seeds.lazy.compactMap { seed in
        planted.law.violation(of: port, in: PortScript(seed: seed))
      }.first
    }
    #expect(findViolation(of: planted.port) != nil)
  }

  @Test("what a port keeps is bounded, whatever is sent")
  func isBounded() {
    let port = CommandPort<PanelViewCommand>()
    for number in 0..<5_000 {
      port.send(.updateLabel(at: number, text: "\(number)"))
      port.send(.alarm(number))
      port.send(.show(title: "\(number)"))
      port.send(.blink)
    }
    #expect(port.keptCount == 8 + ReplayLimit.waiting + 1)
    #expect(port.forgottenCount == (5_000 - 8) + (5_000 - ReplayLimit.waiting))
    let view = PanelSpy()
    port.attach(view) { [weak view] command in
      if let view { command.send(to: view) }
    }
    let labels = (4_992..<5_000).map { $0 }
    #expect(PanelScreen(after: view.calls).labels.keys.sorted() == labels, "the newest ones")
  }
}
