import Foundation
import Phong

extension Mesh {
  /// A ball around the origin.
  ///
  /// - Parameters:
  ///   - radius: Its radius, above 0.
  ///   - segments: The number of triangles round the equator; at least 3. Half as many lie between the
  ///     poles.
  public static func sphere(radius: Float = 1, segments: Int = 64) -> Mesh {
    let columns = max(3, segments), rows = max(2, segments / 2)
    // The poles are one position each, and the last column is the first: the surface is closed.
    var normals: [Vector3] = [[0, 1, 0]]
    for row in 1..<rows {
      let polar = Double.pi * Double(row) / Double(rows)
      for column in 0..<columns {
        let azimuth = 2 * Double.pi * Double(column) / Double(columns)
        normals.append(
          Vector3(SIMD3(sin(polar) * sin(azimuth), cos(polar), sin(polar) * cos(azimuth))))
      }
    }
    normals.append([0, -1, 0])
    let south = UInt32(normals.count - 1)
    func position(_ row: Int, _ column: Int) -> UInt32 {
      row == 0 ? 0 : row == rows ? south : UInt32(1 + (row - 1) * columns + column % columns)
    }
    var indices: [UInt32] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let (a, b) = (position(row, column), position(row, column + 1))
        let (c, d) = (position(row + 1, column), position(row + 1, column + 1))
        if row > 0 { indices += [a, c, b] }
        if row < rows - 1 { indices += [b, c, d] }
      }
    }
    return made(positions: normals.map { $0 * radius }, normals: normals, indices: indices)
  }

  /// A mesh whose parts this module computed itself, so that nothing can be wrong with them.
  static func made(positions: [Vector3], normals: [Vector3], indices: [UInt32]) -> Mesh {
    do {
      return try Mesh(positions: positions, normals: normals, indices: indices)
    } catch {
      preconditionFailure("A shape of this module is wrong: \(error)")
    }
  }
}
