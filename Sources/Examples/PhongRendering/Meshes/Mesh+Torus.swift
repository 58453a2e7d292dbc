import Foundation
import Phong

extension Mesh {
  /// A ring around the y axis.
  ///
  /// - Parameters:
  ///   - radius: From the centre to the middle of the tube, above `tubeRadius`.
  ///   - tubeRadius: The tube's own radius, above 0.
  ///   - segments: The number of sections round the axis; at least 3. Half as many, but at least 3, lie
  ///     round the tube.
  public static func torus(
    radius: Float = 1, tubeRadius: Float = 0.4, segments: Int = 96
  ) -> Mesh {
    let columns = max(3, segments), rows = max(3, segments / 2)
    var positions: [Vector3] = [], normals: [Vector3] = [], indices: [UInt32] = []
    for column in 0..<columns {
      let around = 2 * Double.pi * Double(column) / Double(columns)
      let outward = Vector3(SIMD3(sin(around), 0, cos(around)))
      for row in 0..<rows {
        let tube = 2 * Double.pi * Double(row) / Double(rows)
        let normal = outward * Float(cos(tube)) + [0, Float(sin(tube)), 0]
        normals.append(normal)
        positions.append(outward * radius + normal * tubeRadius)
      }
    }
    func position(_ column: Int, _ row: Int) -> UInt32 {
      UInt32(column % columns * rows + row % rows)
    }
    for column in 0..<columns {
      for row in 0..<rows {
        let (a, b) = (position(column, row), position(column + 1, row))
        let (c, d) = (position(column, row + 1), position(column + 1, row + 1))
        indices += [a, b, c, b, d, c]
      }
    }
    return made(positions: positions, normals: normals, indices: indices)
  }
}
