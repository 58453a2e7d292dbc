import Phong
import Testing

@testable import PhongRendering

@Suite("Meshes")
struct MeshTests {
  static let shapes: [(name: String, mesh: Mesh)] = [
    ("sphere", .sphere()), ("smallest sphere", .sphere(segments: 0)), ("torus", .torus()),
    ("smallest torus", .torus(segments: -1)), ("teapot", .teapot()),
    ("smallest teapot", .teapot(divisions: 0)),
  ]

  @Test("of every shape have unit normals that face the same way as the triangles")
  func normals() {
    for (name, mesh) in Self.shapes where name != "smallest teapot" {
      #expect(mesh.normals.allSatisfy { abs($0.length - 1) < 1e-5 }, "\(name)")
      var agreeing = 0
      for triangle in stride(from: 0, to: mesh.indices.count, by: 3) {
        let corners = (0..<3).map { Int(mesh.indices[triangle + $0]) }
        let (a, b, c) = (
          mesh.positions[corners[0]], mesh.positions[corners[1]], mesh.positions[corners[2]]
        )
        let mean = corners.reduce(Vector3.zero) { $0 + mesh.normals[$1] }
        if dot(cross(b - a, c - a), mean) > 0 { agreeing += 1 }
      }
      // The teapot's lid folds over at the knob, where a few triangles are very narrow.
      let share = Double(agreeing) / Double(mesh.triangleCount)
      #expect(share > (name.contains("teapot") ? 0.98 : 0.999), "\(name): \(share)")
    }
  }

  @Test("of spheres and tori are closed, and have as many triangles as asked for")
  func closed() {
    #expect(Mesh.sphere(segments: 64).isClosed)
    #expect(Mesh.torus(segments: 96).isClosed)
    #expect(Mesh.sphere(segments: 64).triangleCount == 2 * 64 * 31)
    #expect(Mesh.torus(segments: 96).triangleCount == 2 * 96 * 48)
    #expect(!Mesh.teapot().isClosed)
  }

  @Test("of a sphere lie on it; of a torus, too")
  func places() {
    #expect(Mesh.sphere(radius: 2).positions.allSatisfy { abs($0.length - 2) < 1e-5 })
    let torus = Mesh.torus(radius: 1, tubeRadius: 0.4)
    #expect(
      torus.positions.allSatisfy { place in
        let across = Vector3(place.x, 0, place.z).length - 1
        return abs((across * across + place.y * place.y).squareRoot() - 0.4) < 1e-5
      })
  }

  @Test("of the teapot have Newell's size, stand on the ground and are symmetrical")
  func teapot() {
    let pot = Mesh.teapot(divisions: 32)
    #expect(TeapotPatches.all.count == 32)
    #expect(abs(pot.bounds.minimum.y) < 1e-6)
    #expect(abs(pot.bounds.maximum.y - 3.15) < 1e-6)
    #expect(abs(pot.bounds.minimum.x + 3) < 0.05)
    #expect(abs(pot.bounds.maximum.x - 3.434) < 0.05)
    #expect(abs(pot.bounds.maximum.z + pot.bounds.minimum.z) < 1e-5)
  }

  @Test("without normals get those of their triangles, weighted by area")
  func madeNormals() throws {
    let sphere = Mesh.sphere()
    let made = try Mesh(positions: sphere.positions, indices: sphere.indices)
    for (normal, expected) in zip(made.normals, sphere.normals) {
      #expect(dot(normal, expected) > 0.998)
    }
    let mixed = try Mesh(
      positions: [[0, 0, 0], [1, 0, 0], [0, 1, 0], [5, 5, 5]],
      normals: [.zero, [0, 2, 0], [.nan, 0, 0], .zero], indices: [0, 1, 2])
    #expect(mixed.normals == [[0, 0, 1], [0, 1, 0], [0, 0, 1], [0, 0, 1]])
  }

  @Test("are closed only if every edge is there in both directions, and turned outwards")
  func closedness() throws {
    let corners: [Vector3] = [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]
    let outwards: [UInt32] = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]
    #expect(try Mesh(positions: corners, indices: outwards).isClosed)
    #expect(try !Mesh(positions: corners, indices: outwards.reversed()).isClosed)
    #expect(try !Mesh(positions: corners, indices: Array(outwards.dropLast(3))).isClosed)
    #expect(try !Mesh(positions: corners, indices: [0, 1, 2, 0, 1, 3, 0, 3, 2, 1, 2, 3]).isClosed)
  }

  @Test("that are none are refused, with the reason")
  func refused() {
    func check(
      _ expected: MeshError, _ positions: [Vector3], _ normals: [Vector3]?, _ indices: [UInt32]
    ) {
      #expect(throws: expected) {
        try Mesh(positions: positions, normals: normals, indices: indices)
      }
    }
    check(.empty, [], nil, [])
    check(.empty, [.zero], nil, [])
    check(.incompleteTriangle(indices: 4), [.zero], nil, [0, 0, 0, 0])
    check(.indexOutOfRange(index: 3, positions: 3), [.zero, .zero, .zero], nil, [0, 1, 3])
    check(.wrongNormalCount(normals: 1, positions: 2), [.zero, .zero], [.zero], [0, 1, 1])
    check(.notFinite(position: 1), [.zero, [0, .infinity, 0]], nil, [0, 1, 1])
    check(.notFinite(position: 0), [[.nan, 0, 0]], nil, [0, 0, 0])
  }
}
