import Phong

extension Mesh {
  /// The Utah teapot, from its 32 Bezier patches. It stands on the ground, its spout towards +x.
  ///
  /// - Parameter divisions: Into how many pieces each side of a patch is cut, at least 1. There are
  ///   64 x divisions x divisions triangles, less those that have no area.
  public static func teapot(divisions: Int = 16) -> Mesh {
    let divisions = max(1, divisions)
    var positions: [Vector3] = [], normals: [Vector3] = [], indices: [UInt32] = []
    for patch in TeapotPatches.all {
      let first = UInt32(positions.count), row = UInt32(divisions + 1)
      for v in 0...divisions {
        for u in 0...divisions {
          let (u, v) = (Float(u) / Float(divisions), Float(v) / Float(divisions))
          positions.append(patch.position(u: u, v: v))
          normals.append(patch.normal(u: u, v: v))
        }
      }
      for v in 0..<UInt32(divisions) {
        for u in 0..<UInt32(divisions) {
          let a = first + v * row + u
          for triangle in [[a, a + 1, a + row], [a + 1, a + row + 1, a + row]] {
            let corners = triangle.map { positions[Int($0)] }
            let area = cross(corners[1] - corners[0], corners[2] - corners[0])
            if area.length > 1e-9 { indices += triangle }
          }
        }
      }
    }
    return made(positions: positions, normals: normals, indices: indices)
  }
}
