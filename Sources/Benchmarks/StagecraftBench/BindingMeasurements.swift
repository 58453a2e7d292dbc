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
    report("key-path-binding", speed(thermometer, display), "M/s")
    token.cancel()
    let other = try bind(thermometer, \.degrees, display, \.degrees)
    report("key-path-binding-at-run-time", speed(thermometer, display), "M/s")
    other.cancel()
  }

  /// Millions of changes a second.
  private static func speed(_ thermometer: Thermometer, _ display: Display) -> Double {
    let time = nanoseconds(rounds: 5_000_000) { rounds in
      for round in 0..<rounds { thermometer.degrees = round }
    }
    precondition(display.degrees == 5_000_000 - 1)
    return 1e3 / time
  }

  /// Binds key paths that the compiler does not know here.
  @inline(never)
  private static func bind(
    _ thermometer: Thermometer, _ source: KeyPath<Thermometer, Int>, _ display: Display,
    _ target: ReferenceWritableKeyPath<Display, Int>
  ) throws -> BindingToken {
    try thermometer.observe(source, bindTo: display, target)
  }
}
