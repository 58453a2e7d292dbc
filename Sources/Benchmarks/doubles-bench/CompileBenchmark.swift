import Foundation
import RehearsalDoublesGenerator

/// What doubles add to the time of compiling a file, in processor seconds (`-Onone -wmo`): the least of
/// three compilations with them less the least of three without.
enum CompileBenchmark {
  static func run(doubles: Int) throws {
    guard let modules = modulesFolder() else {
      FileHandle.standardError.write(
        Data("doubles-bench: the modules are not where the package manager puts them\n".utf8))
      return
    }
    try Measurement.withFolder { folder in
      let plain = folder.appending(path: "Plain.swift").path
      let protocols = (0..<doubles).map(Measurement.source(ofProtocol:)).joined()
      try protocols.write(toFile: plain, atomically: true, encoding: .utf8)
      let request = GenerationRequest(
        output: "", modules: [.init(name: "Bench", role: .test, files: [plain])])
      let source = try ModuleGenerator(request).generate().source
      let full = folder.appending(path: "Full.swift").path
      try (source + protocols).write(toFile: full, atomically: true, encoding: .utf8)
      let without = try (0..<3).map { _ in try compile(plain, modules, folder) }.min() ?? 0
      let with = try (0..<3).map { _ in try compile(full, modules, folder) }.min() ?? 0
      Measurement.report("doubles-compile-\(doubles)", with - without, "CPU-s")
    }
  }

  private static func modulesFolder() -> String? {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "Modules").path
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }

  private static func compile(_ file: String, _ modules: String, _ folder: URL) throws -> Double {
    let start = Measurement.childSeconds
    try Measurement.run([
      "swiftc", "-swift-version", "6", "-Onone", "-wmo", "-c", "-parse-as-library", "-module-name",
      "Bench", "-I", modules, file, "-o", folder.appending(path: "out.o").path,
    ])
    return Measurement.childSeconds - start
  }
}
