import RehearsalDoubles

@Spy protocol Service: Sendable {
  func show(title: String)
  func sum(a: Int, b: Int) -> Int
}

/// What one recorded call costs, the best of five rounds.
enum CallBenchmark {
  static func run() {
    var void = Double.infinity
    var stubbed = Double.infinity
    for _ in 0..<5 {
      let spy = ServiceSpy()
      spy.stub.sum.answers { $0 + $1 }
      let service: any Service = spy
      void = min(void, nanoseconds { service.show(title: "a title of some length") })
      stubbed = min(stubbed, nanoseconds { _ = service.sum(a: 1, b: 2) })
    }
    Measurement.report("doubles-recorded-call", void, "ns")
    Measurement.report("doubles-answered-call", stubbed, "ns")
  }

  private static func nanoseconds(_ call: () -> Void) -> Double {
    let count = 200_000
    return Measurement.seconds { for _ in 0..<count { call() } } / Double(count) * 1e9
  }
}
