import Foundation
import PhongMeshFiles

/// Reads model files with random damage, in a process of its own: should it die, the file that killed it is
/// left behind.
///
/// Usage: `mesh-fuzzer FORMAT SEED COUNT SECONDS FOLDER`. It ends after so many files or seconds, whichever
/// comes first, with a line that says how many gave a mesh and how many an error. A file that takes longer
/// than ten seconds ends it by SIGALRM; one that takes more than 4 GiB finds no memory.
@main
enum MeshFuzzer {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 6, let format = MeshFormat(path: "a.\(arguments[1])"),
      let seed = UInt64(arguments[2]), let count = Int(arguments[3]),
      let seconds = Double(arguments[4])
    else {
      FileHandle.standardError.write(
        Data("usage: mesh-fuzzer FORMAT SEED COUNT SECONDS FOLDER\n".utf8))
      exit(64)
    }
    var limit = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    let path = "\(arguments[5])/mutant.\(format.rawValue)"
    var mutator = MeshMutator(seed: seed)
    let originals = SampleMeshes.files(of: format)
    let end = ContinuousClock.now + .seconds(seconds)
    var meshes = 0, errors = 0
    while meshes + errors < count, ContinuousClock.now < end {
      let original = originals[(meshes + errors) % originals.count]
      try Data(mutator.mutate(original)).write(to: URL(fileURLWithPath: path))
      alarm(10)
      do throws(MeshFileError) {
        _ = try MeshFile.load(path)
        meshes += 1
      } catch {
        // An error that does not name the file would be of no use.
        guard "\(error)".contains(path) else { fatalError("\(error)") }
        errors += 1
      }
    }
    print("\(meshes) meshes, \(errors) errors")
  }
}
