import Foundation
import TerminalDriver
import Testing

@testable import PhongMeshFiles

/// Reads model files with random damage, each format in a process of its own: each file must give a mesh or
/// an error.
///
/// Some hundred files of each format by default. `MESH_FUZZ_SECONDS` sets how long each format is tried
/// instead, `MESH_FUZZ_SEED` where the random numbers start. A file that ends the process is kept and named.
@Suite("Damaged model files")
struct DamagedModelFileTests {
  static let environment = ProcessInfo.processInfo.environment
  static let seconds = environment["MESH_FUZZ_SECONDS"].flatMap(Double.init)
  static let seed = environment["MESH_FUZZ_SEED"].flatMap(UInt64.init) ?? 20_261_201

  @Test("give a mesh or an error, never a crash", arguments: MeshFormat.allCases)
  func mutations(format: MeshFormat) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      component: "mesh-fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProduct.path("mesh-fuzzer"))
    let count = Self.seconds == nil ? 400 : Int.max
    process.arguments = [
      format.rawValue, "\(Self.seed)", "\(count)", "\(Self.seconds ?? 60)", folder.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "the file is in \(folder.path)")
    #expect(process.terminationStatus == 0, "the file is in \(folder.path)")
    #expect(text.contains("errors"))
    #expect(!text.hasPrefix("0 meshes"), "the files should not be damaged beyond recognition")
    if Self.seconds != nil { print("\(format): \(text)", terminator: "") }
    if process.terminationReason == .exit { try FileManager.default.removeItem(at: folder) }
  }
}
