import Foundation

/// Files of a tetrahedron in every format, in a folder of their own that goes away with this value.
final class ModelFiles {
  let folder: URL

  static let obj = """
    # a tetrahedron
    v 0 0 0
    v 1 0 0
    v 0 1 0
    v 0 0 1
    f 1 3 2
    f 1 2 4
    f 1 4 3
    f 2 3 4
    """

  static let ply = """
    ply
    format ascii 1.0
    element vertex 4
    property float x
    property float y
    property float z
    element face 4
    property list uchar int vertex_indices
    end_header
    0 0 0
    1 0 0
    0 1 0
    0 0 1
    3 0 2 1
    3 0 1 3
    3 0 3 2
    3 1 2 3

    """

  static let stl = """
    solid tetrahedron
    facet normal 0 0 -1
    outer loop
    vertex 0 0 0
    vertex 0 1 0
    vertex 1 0 0
    endloop
    endfacet
    facet normal 0 -1 0
    outer loop
    vertex 0 0 0
    vertex 1 0 0
    vertex 0 0 1
    endloop
    endfacet
    endsolid tetrahedron

    """

  /// One triangle, its buffer in the file.
  static var gltf: String {
    var bytes: [UInt8] = []
    for number: Float in [0, 0, 0, 1, 0, 0, 0, 1, 0] {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
    }
    for index: UInt16 in [0, 1, 2] {
      withUnsafeBytes(of: index.littleEndian) { bytes += $0 }
    }
    let data = Data(bytes).base64EncodedString()
    return """
      {"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],
      "nodes":[{"mesh":0,"translation":[5,0,0]}],
      "meshes":[{"primitives":[{"attributes":{"POSITION":0},"indices":1}]}],
      "buffers":[{"byteLength":42,"uri":"data:application/octet-stream;base64,\(data)"}],
      "bufferViews":[{"buffer":0,"byteLength":36},{"buffer":0,"byteOffset":36,"byteLength":6}],
      "accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3",
      "min":[0,0,0],"max":[1,1,0]},
      {"bufferView":1,"componentType":5123,"count":3,"type":"SCALAR"}]}
      """
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      component: "models-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file and gives its path.
  func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = folder.appending(component: name)
    try Data(bytes).write(to: file)
    return file.path
  }
}
