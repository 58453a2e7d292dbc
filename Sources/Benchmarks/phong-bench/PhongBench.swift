import CAssimp
import Foundation
import Phong
import PhongMeshFiles
import PhongPictures
import PhongRendering
import StageImages

/// Measures loading, drawing and turntables of the bunny of 69,666 triangles, at 640 x 480 with four samples
/// a pixel.
@main
struct PhongBench {
  static func main() throws { try PhongBench().run() }

  private static let bunny = "/usr/share/glmark2/models/bunny.obj"
  private let clock = ContinuousClock()

  func run() throws {
    guard FileManager.default.fileExists(atPath: Self.bunny) else {
      FileHandle.standardError.write(
        Data("phong-bench: \(Self.bunny) is missing: install glmark2-data\n".utf8))
      return
    }
    let mesh = try MeshFile.load(Self.bunny)
    report("bunny-triangles", Double(mesh.triangleCount), "triangles")
    try loading()
    try drawing(mesh)
    try turntable()
    try images(mesh)
  }

  /// In turns, so that both have the same share of what else the machine does.
  private func loading() throws {
    var own = Duration.seconds(3600), assimp = own
    for _ in 0..<10 {
      own = min(own, try clock.measure { _ = try MeshFile.load(Self.bunny) })
      assimp = min(assimp, clock.measure { Self.loadWithAssimpAlone() })
    }
    report("bunny-load", own / .milliseconds(1), "ms")
    report("bunny-load-assimp", assimp / .milliseconds(1), "ms")
    report("bunny-load-to-assimp", own / assimp, "ratio")
  }

  /// What any program that reads its meshes with assimp has to do: read the file, cut polygons into
  /// triangles, join equal vertices, place what the file's scene places.
  private static func loadWithAssimpAlone() {
    let steps =
      aiProcess_Triangulate.rawValue | aiProcess_SortByPType.rawValue
      | aiProcess_JoinIdenticalVertices.rawValue | aiProcess_PreTransformVertices.rawValue
      | aiProcess_ValidateDataStructure.rawValue
    guard let scene = aiImportFile(bunny, steps) else { fatalError("assimp cannot read the bunny") }
    aiReleaseImport(scene)
  }

  private func drawing(_ mesh: Mesh) throws {
    let size = try PictureSize(width: 640, height: 480)
    let view = PictureView(mesh: mesh, material: .bronze)
    let scene = view.scene(turn: 0), camera = view.camera(for: size)
    func frame(_ renderer: any Renderer) throws -> Double {
      try milliseconds(40) { _ = try renderer.render(scene, from: camera, size: size) }
    }
    report("bunny-frame-cpu-1-thread", try frame(CPURenderer(threads: 1)), "ms")
    let cpu = try frame(CPURenderer())
    report("bunny-frame-cpu", cpu, "ms")
    do {
      let gl = try frame(OpenGLRenderer())
      report("bunny-frame-gl", gl, "ms")
      report("bunny-frame-cpu-to-gl", cpu / gl, "ratio")
    } catch let error as RenderingError {
      FileHandle.standardError.write(Data("phong-bench: \(error)\n".utf8))
    }
  }

  private func turntable() throws {
    let request = try PictureRequest(
      model: PictureModel(Self.bunny), size: PictureSize(width: 640, height: 480), frames: 36,
      format: .webp)
    report(
      "bunny-turntable-36-frames", try milliseconds(3) { _ = try PictureMaker.make(request) }, "ms")
  }

  /// A hundred pieces of artwork of 170 x 170, as an albums list needs them.
  private func images(_ mesh: Mesh) throws {
    let size = try PictureSize(width: 170, height: 170)
    let view = PictureView(mesh: mesh, material: .gold)
    let artwork = try CPURenderer().render(
      view.scene(turn: 0.1), from: view.camera(for: size), size: size)
    for (name, bytes) in [("png", try artwork.png()), ("webp", try artwork.webp(.lossy()))] {
      let time = try milliseconds(5) {
        for _ in 0..<100 {
          _ = try RasterImage(decoding: bytes, scaling: .exactly(width: 128, height: 128))
        }
      }
      report("artwork-100-\(name)-decode-and-scale", time, "ms")
    }
  }

  /// The shortest of several runs: what the machine's other work adds is no property of the program.
  private func milliseconds(_ runs: Int, _ work: () throws -> Void) rethrows -> Double {
    var shortest = Duration.seconds(3600)
    for _ in 0..<runs { shortest = min(shortest, try clock.measure(work)) }
    return shortest / .milliseconds(1)
  }

  private func report(_ name: String, _ value: Double, _ unit: String) {
    print("bench \(name) \(String(format: "%.3f", value)) \(unit)")
  }
}
