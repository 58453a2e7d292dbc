/// Prints one line of the form that `make bench` gathers.
func report(_ name: String, _ value: Double, _ unit: String) {
  let rounded = value >= 100 ? value.rounded() : (value * 10).rounded() / 10
  print("bench \(name) \(rounded) \(unit)")
}

/// How many nanoseconds one round of some work takes: the median of several runs, so that neither a
/// disturbed run nor a lucky one counts.
@inline(never)
func nanoseconds(rounds: Int, runs: Int = 7, _ work: (Int) -> Void) -> Double {
  work(rounds / 10)
  let clock = ContinuousClock()
  let times = (0..<runs).map { _ in
    let time = clock.measure { work(rounds) }
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  }
  return times.sorted()[runs / 2] / Double(rounds)
}
