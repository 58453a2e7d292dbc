import Stagecraft

@MainActor
final class Thermometer: BindingSource {
  @Observed var degrees = 0
}

@MainActor
final class Display {
  var degrees = 0
}

/// What bindings by key paths cost.
@MainActor
enum BindingMeasurements {
  static func run() throws {
    let thermometer = Thermometer(), display = Display()
    let token = try thermometer.observe(\.degrees, bindTo: display, \.degrees)
    let time = nanoseconds(rounds: 5_000_000) { rounds in
      for round in 0..<rounds { thermometer.degrees = round }
    }
    precondition(display.degrees == 5_000_000 - 1)
    token.cancel()
    report("key-path-binding", 1e3 / time, "M/s")
  }
}
