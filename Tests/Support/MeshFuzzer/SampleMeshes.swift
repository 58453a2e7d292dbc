import Foundation
import PhongMeshFiles

/// Small whole files of each format, which have most of what the format knows.
enum SampleMeshes {
  static func files(of format: MeshFormat) -> [[UInt8]] {
    switch format {
    case .obj: [Array(obj.utf8)]
    case .ply: [Array(ply.utf8), binaryPLY]
    case .stl: [Array(stl.utf8), binarySTL]
    case .threeDS: [threeDS]
    case .gltf: [Array(gltf.utf8)]
    case .glb: [glb]
    }
  }

  private static let obj = """
    # two objects, with texture coordinates and normals
    mtllib none.mtl
    o first
    v 0 0 0
    v 1 0 0
    v 0 1 0
    v 0 0 1 1.0
    vt 0 0
    vt 1 0
    vn 0 0 1
    vn 0.5 0.5 0
    usemtl gold
    s 1
    f 1/1/1 3/2/1 2/1/2
    f 1//1 2//2 4//1
    g second
    f -4 -3 -2 -1
    l 1 2 3
    p 1
    f 2 3 4
    """

  private static let plyHeader = """
    comment a square and a triangle
    element vertex 4
    property float x
    property float y
    property float z
    property uchar red
    element face 2
    property list uchar int vertex_indices
    end_header

    """
  private static let ply =
    "ply\nformat ascii 1.0\n" + plyHeader
    + "0 0 0 255\n1 0 0 0\n1 1 0 1\n0 1 0 2\n4 0 1 2 3\n3 0 2 3\n"
  private static let binaryPLY: [UInt8] = {
    var bytes = Array("ply\nformat binary_little_endian 1.0\n\(plyHeader)".utf8)
    for corner: [Float] in [[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]] {
      for coordinate in corner { bytes += littleEndian(coordinate.bitPattern) }
      bytes.append(255)
    }
    for face: [UInt32] in [[0, 1, 2, 3], [0, 2, 3]] {
      bytes.append(UInt8(face.count))
      for index in face { bytes += littleEndian(index) }
    }
    return bytes
  }()

  private static let stl = """
    solid sample
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
    endsolid sample

    """
  private static let binarySTL: [UInt8] = {
    var bytes = [UInt8](repeating: 32, count: 80) + littleEndian(UInt32(2))
    for triangle: [Float] in [
      [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0],
    ] {
      for number in triangle { bytes += littleEndian(number.bitPattern) }
      bytes += [0, 0]
    }
    return bytes
  }()

  private static let threeDS: [UInt8] = {
    var vertices = littleEndian(UInt16(4))
    for number: Float in [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1] {
      vertices += littleEndian(number.bitPattern)
    }
    var faces = littleEndian(UInt16(2))
    for number: UInt16 in [0, 1, 2, 7, 0, 2, 3, 7] { faces += littleEndian(number) }
    let smoothing = littleEndian(UInt32(1)) + littleEndian(UInt32(2))
    let mesh = chunk(0x4110, vertices) + chunk(0x4120, faces + chunk(0x4150, smoothing))
    let object = chunk(0x4000, Array("object\0".utf8) + chunk(0x4100, mesh))
    let material = chunk(0xAFFF, chunk(0xA000, Array("gold\0".utf8)))
    return chunk(
      0x4D4D, chunk(0x0002, littleEndian(UInt32(3))) + chunk(0x3D3D, material + object))
  }()

  private static func chunk(_ identifier: UInt16, _ content: [UInt8]) -> [UInt8] {
    littleEndian(identifier) + littleEndian(UInt32(content.count + 6)) + content
  }

  private static let buffer: [UInt8] =
    [0, 0, 0, 1, 0, 0, 0, 1, 0].flatMap { (number: Float) in littleEndian(number.bitPattern) }
    + [0, 1, 2].flatMap { (index: UInt16) in littleEndian(index) } + [0, 0]

  private static func gltf(buffer: String) -> String {
    """
    {"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],
    "nodes":[{"mesh":0,"translation":[5,0,0],"children":[1]},{"mesh":0,"scale":[1,2,3]}],
    "materials":[{"name":"gold"}],
    "meshes":[{"primitives":[{"attributes":{"POSITION":0},"indices":1,"material":0,"mode":4}]}],
    "buffers":[{"byteLength":44\(buffer)}],
    "bufferViews":[{"buffer":0,"byteLength":36},{"buffer":0,"byteOffset":36,"byteLength":6}],
    "accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3",
    "min":[0,0,0],"max":[1,1,0]},
    {"bufferView":1,"componentType":5123,"count":3,"type":"SCALAR"}]}
    """
  }
  private static let gltf = gltf(
    buffer:
      ",\"uri\":\"data:application/octet-stream;base64,\(Data(buffer).base64EncodedString())\"")
  private static let glb: [UInt8] = {
    var json = Array(gltf(buffer: "").utf8)
    while !json.count.isMultiple(of: 4) { json.append(32) }
    let content =
      littleEndian(UInt32(json.count)) + Array("JSON".utf8) + json
      + littleEndian(UInt32(buffer.count)) + Array("BIN\0".utf8) + buffer
    return Array("glTF".utf8) + littleEndian(UInt32(2)) + littleEndian(UInt32(content.count + 12))
      + content
  }()

  private static func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }
}
