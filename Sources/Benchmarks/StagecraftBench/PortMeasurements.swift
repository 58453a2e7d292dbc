import Stagecraft

@MainActor
protocol GaugeView: AnyObject {
  func show(value: Int)
}

enum GaugeViewCommand: ViewCommand {
  case showValue(Int)

  enum Slot: Hashable, Sendable { case value }

  var replayRule: ReplayRule<Slot> { .latest(slot: .value) }

  @MainActor func send(to view: any GaugeView) {
    switch self {
    case .showValue(let value): view.show(value: value)
    }
  }
}

@MainActor
final class GaugeViewPort: GaugeView {
  private let port = CommandPort<GaugeViewCommand>()

  func attach(_ view: any GaugeView) {
    port.attach(view) { [weak view] command in
      if let view { command.send(to: view) }
    }
  }

  func show(value: Int) { port.send(.showValue(value)) }
}

@MainActor
final class Gauge: GaugeView {
  var sum = 0

  func show(value: Int) { sum &+= value }
}

/// Holds its view weakly and does nothing else: the least that a port can cost.
@MainActor
final class WeakGauge: GaugeView {
  private weak var view: (any GaugeView)?

  init(_ view: any GaugeView) { self.view = view }

  func show(value: Int) { view?.show(value: value) }
}

/// What a port costs over calling the view.
@MainActor
enum PortMeasurements {
  static func run() {
    let gauge = Gauge(), port = GaugeViewPort()
    port.attach(gauge)
    let direct = time(of: gauge)
    let through = time(of: port)
    let weak = time(of: WeakGauge(gauge))
    precondition(gauge.sum != 0)
    report("port-command-over-direct-call", through - direct, "ns")
    report("weak-reference-over-direct-call", weak - direct, "ns")
  }

  @inline(never)
  private static func time(of view: any GaugeView) -> Double {
    nanoseconds(rounds: 2_000_000) { rounds in
      for round in 0..<rounds { view.show(value: round) }
    }
  }
}
