import Foundation
import RehearsalSpecification

// Measures what a step costs when no report is asked for, and how long a report of 1,000 scenarios takes.
// Prints lines of the form: bench NAME VALUE UNIT

let count = 1_000_000
var sum = 0

func nanoseconds(_ body: () -> Void) -> Double {
  let duration = ContinuousClock().measure(body)
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
}

scenario("Steps", of: "Benchmark", screen: "Steps") {
  let plain = nanoseconds { for number in 0..<count { given("a number") { sum &+= number } } }
  let valued = nanoseconds {
    for number in 0..<count { when("the number is \(number, as: "number")") { sum &+= number } }
  }
  let expecting = nanoseconds {
    for number in 0..<count { then("it is what it is") { expect(number, equals: number) } }
  }
  print("bench step-without-report \(Int(plain) / count) ns")
  print("bench step-with-value-without-report \(Int(valued) / count) ns")
  print("bench then-with-expectation-without-report \(Int(expecting) / count) ns")
}

let folder = FileManager.default.temporaryDirectory.appending(path: "specification-bench-\(UUID())")
defer { try? FileManager.default.removeItem(at: folder) }
let report = nanoseconds {
  do {
    try SpecificationBenchmark.write(scenarios: 1_000, to: folder)
  } catch {
    fatalError("The report cannot be written: \(error)")
  }
}
let size = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "index.html").path)
print("bench report-of-1000-scenarios \(Int(report / 1e6)) ms")
print("bench size-of-site-of-1000-scenarios \((size[.size] as? Int ?? 0) / 1024) KiB")
