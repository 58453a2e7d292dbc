import Stagecraft

/// A view with a command of each kind.
@PassiveView
@MainActor
protocol GaugeView: AnyObject {
  func show(level: Int)
  func show(title: String)
  @Replay(.latest("label", key: "index")) func updateLabel(at index: Int, text: String)
  @Replay(.once) func alarm(_ number: Int)
  @Replay(.transient) func blink()
}

extension GaugeViewPort: GaugeView {}

final class Gauge: GaugeView {
  var sum = 0
  func show(level: Int) { sum &+= level }
  func show(title: String) { sum &+= title.utf8.count }
  func updateLabel(at index: Int, text: String) { sum &+= index &+ text.utf8.count }
  func alarm(_ number: Int) { sum &+= number }
  func blink() { sum &+= 1 }
}

/// Measures what a port costs over calling its view directly: nanoseconds a command, the least of several
/// rounds of both in turn.
@main
@MainActor
enum PortBenchmark {
  private static let count = 1_000_000
  private static let rounds = 7

  static func main() {
    let title = "A title that does not fit into the string itself"
    report("latest") { view, number in view.show(level: number) }
    report("latest-text") { view, _ in view.show(title: title) }
    report("keyed") { view, number in view.updateLabel(at: number & 7, text: title) }
    report("once") { view, number in view.alarm(number) }
    report("transient") { view, _ in view.blink() }
  }

  private static func report(_ name: String, _ tell: (any GaugeView, Int) -> Void) {
    let direct = Gauge(), attached = Gauge(), port = GaugeViewPort()
    port.attach(attached)
    var times: [(direct: Double, port: Double)] = []
    for _ in 0..<rounds {
      times.append((time(direct, tell), time(port, tell)))
    }
    guard direct.sum == attached.sum else { fatalError("commands were lost") }
    let cost = (times.map(\.port).min() ?? 0) - (times.map(\.direct).min() ?? 0)
    print("bench port-\(name)-over-direct \((cost * 10).rounded() / 10) ns")
  }

  /// Nanoseconds a command.
  private static func time(_ view: any GaugeView, _ tell: (any GaugeView, Int) -> Void) -> Double {
    let duration = ContinuousClock().measure {
      for number in 0..<count { tell(view, number) }
    }
    return duration / .nanoseconds(count)
  }
}
