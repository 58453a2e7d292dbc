import Foundation
import Phong
import PhongRendering
import Testing

@testable import PhongMeshFiles

@Suite("Model files")
struct MeshFileTests {
  let files: ModelFiles

  init() throws { files = try ModelFiles() }

  @Test("of text formats give their triangles, with normals")
  func tetrahedra() throws {
    for (name, text, triangles) in [
      ("a.obj", ModelFiles.obj, 4), ("a.PLY", ModelFiles.ply, 4), ("a.stl", ModelFiles.stl, 2),
    ] {
      let mesh = try MeshFile.load(try files.write(text, to: name))
      #expect(mesh.triangleCount == triangles, "\(name)")
      #expect(mesh.bounds.minimum == .zero, "\(name)")
      #expect(mesh.bounds.maximum == .one, "\(name)")
      #expect(mesh.normals.allSatisfy { abs($0.length - 1) < 1e-5 }, "\(name)")
    }
    #expect(try MeshFile.load(try files.write(ModelFiles.obj, to: "b.obj")).isClosed)
  }

  @Test("of glTF stand where their scene puts them")
  func gltf() throws {
    let mesh = try MeshFile.load(try files.write(ModelFiles.gltf, to: "a.gltf"))
    #expect(mesh.triangleCount == 1)
    #expect(mesh.bounds.minimum == [5, 0, 0])
    #expect(mesh.normals == [[0, 0, 1], [0, 0, 1], [0, 0, 1]])
  }

  @Test("of 3D Studio are read", .enabled(if: FileManager.default.fileExists(atPath: horsePath)))
  func threeDS() throws {
    let mesh = try MeshFile.load(Self.horsePath)
    #expect(mesh.triangleCount > 1000)
  }

  @Test("hold the bunny, closed", .enabled(if: FileManager.default.fileExists(atPath: bunnyPath)))
  func bunny() throws {
    let mesh = try MeshFile.load(Self.bunnyPath)
    #expect(mesh.triangleCount == 69_666)
    #expect(mesh.positions.count == 34_835)
    #expect(mesh.isClosed)
  }

  static let bunnyPath = "/usr/share/glmark2/models/bunny.obj"
  static let horsePath = "/usr/share/glmark2/models/horse.3ds"

  @Test("with polygons, points and lines give the polygons, cut into triangles")
  func polygons() throws {
    let text = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nf 1 2 3 4\nl 1 3\np 2\n"
    let mesh = try MeshFile.load(try files.write(text, to: "a.obj"))
    #expect(mesh.triangleCount == 2)
  }

  @Test("keep the normals that they have")
  func givenNormals() throws {
    let text = "v 0 0 0\nv 1 0 0\nv 0 1 0\nvn 0 3 4\nf 1//1 2//1 3//1\n"
    let mesh = try MeshFile.load(try files.write(text, to: "a.obj"))
    #expect(mesh.normals.allSatisfy { ($0 - [0, 0.6, 0.8]).length < 1e-6 })
  }

  @Test("that are none are refused, and the error names the file and the reason")
  func refused() throws {
    func error(_ path: String) -> MeshFileError? {
      #expect(throws: MeshFileError.self, "\(path)") { try MeshFile.load(path) }
    }
    let missing = files.folder.appending(component: "missing.obj").path
    #expect(
      error(missing)
        == .unreadable(path: missing, reason: "there is no such file, or no right to see it"))
    let text = try files.write("hello", to: "a.txt")
    #expect(error(text) == .unknownFormat(path: text))
    let empty = try files.write("", to: "empty.ply")
    #expect(error(empty) == .invalid(path: empty, reason: "it is empty"))
    let folder = files.folder.appending(component: "folder.obj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(error(folder.path) == .unreadable(path: folder.path, reason: "it is no file"))
    for name in ["a.obj", "a.ply", "a.stl", "a.3ds", "a.gltf", "a.glb"] {
      let garbage = try files.write(
        (0..<500).map { UInt8(truncatingIfNeeded: $0 * 7919 >> 3) }, to: name)
      let message = "\(String(describing: error(garbage)))"
      #expect(message.contains(garbage), "\(message)")
    }
    let description = "\(MeshFileError.unknownFormat(path: "a.txt"))"
    #expect(description.contains(".obj, .ply, .stl, .3ds, .gltf or .glb"))
  }

  @Test("with broken content give an error or what can be read of them, never a crash")
  func broken() throws {
    let texts = [
      "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 9\n", "v 0 0 0\nf 1 1 1\n", "f 1 2 3\n",
      "v nan 0 0\nv 1 inf 0\nv 0 1 0\nf 1 2 3\n", "v 0 0\nf -1 -2 -3\n",
      String(ModelFiles.obj.dropLast(3)),
    ]
    for (number, text) in texts.enumerated() {
      let path = try files.write(text, to: "\(number).obj")
      do {
        let mesh = try MeshFile.load(path)
        #expect(mesh.triangleCount > 0)
      } catch {
        #expect("\(error)".contains(path))
      }
    }
  }

  @Test("of PLY with faces that have no corners leave those out: assimp's own steps would abort")
  func facesWithoutCorners() throws {
    let faces = ModelFiles.ply.replacingOccurrences(of: "element face 4", with: "element face 5")
    let some = try MeshFile.load(try files.write(faces + "0\n", to: "some.ply"))
    #expect(some.triangleCount == 4)
    let header = ModelFiles.ply.components(separatedBy: "3 0 2 1")[0]
    let none = try files.write(header + "0\n0\n0\n0\n", to: "none.ply")
    let error = #expect(throws: MeshFileError.self) { try MeshFile.load(none) }
    #expect("\(String(describing: error))".contains(none))
  }

  @Test(
    "of PLY whose header cannot be right are refused: assimp would read on and on",
    arguments: [
      ("end_header\n", "", "a line that means nothing: \"0 0 0\""),
      ("end_header\n", "end_heade\n", "a line that means nothing: \"end_heade\""),
      ("property float y", "float y", "a line that means nothing: \"float y\""),
      (
        "face 4", "face 99999999999999999999",
        "its header says \"element face 99999999999999999999\""
      ),
      ("face 4", "face 5000", "its header says \"element face 5000\", and the file has"),
      ("face 4", "face -1", "its header says \"element face -1\""),
    ])
  func header(part: String, replacement: String, reason: String) throws {
    let text = ModelFiles.ply.replacingOccurrences(of: part, with: replacement)
    let path = try files.write(text, to: "header.ply")
    let error = #expect(throws: MeshFileError.self) { try MeshFile.load(path) }
    let description = error?.description ?? ""
    #expect(description.contains(reason), "\(description)")
    #expect(description.contains(path))
  }

  @Test("of PLY whose header ends with the file's first part are refused")
  func headerOnly() throws {
    let path = try files.write("ply\nformat ascii 1.0\n", to: "open.ply")
    let error = #expect(throws: MeshFileError.self) { try MeshFile.load(path) }
    #expect(error?.description.contains("its header has no end") == true)
  }

  @Test("without a triangle are refused")
  func noTriangles() throws {
    for text in ["v 0 0 0\nv 1 0 0\nl 1 2\n", "v 0 0 0\nv 1 0 0\nv 1 1 0\n", "v 0 0 0\np 1\n"] {
      let path = try files.write(text, to: "points.obj")
      #expect(throws: MeshFileError.self, "\(text)") { try MeshFile.load(path) }
    }
  }
}
