import Foundation
import RehearsalDoublesGenerator

/// Reading protocols and writing their doubles, 100 protocols a file.
enum GenerationBenchmark {
  static func run(protocols: Int, name: String) throws {
    try Measurement.withFolder { folder in
      let files = try stride(from: 0, to: protocols, by: 100).map { first in
        let file = folder.appending(path: "Services\(first).swift").path
        let text = (first..<first + 100).map(Measurement.source(ofProtocol:)).joined()
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        return file
      }
      let request = GenerationRequest(
        output: "", modules: [.init(name: "App", role: .tested, files: files)])
      var size = 0
      let seconds = try Measurement.seconds {
        size = try ModuleGenerator(request).generate().source.utf8.count
      }
      Measurement.report(name, seconds, "s")
      Measurement.report("\(name)-output", Double(size) / 1e6, "MB")
      Measurement.report("\(name)-peak-memory", Measurement.peakMemory, "MB")
    }
  }
}
