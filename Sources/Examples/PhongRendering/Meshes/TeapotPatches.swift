import Phong

/// The 32 Bezier patches of Martin Newell's teapot (Utah, 1975), standing on the ground, y upwards.
///
/// Body and lid are turned on a lathe: four points of a profile, as radius and height, and the 16 points of
/// each quarter follow from them. Handle and spout are symmetrical: each row of their nets is given by an
/// inner and an outer point and by how wide it is.
enum TeapotPatches {
  /// A piece of a profile: radius and height of four points, from the top or the inside.
  typealias Profile = [SIMD2<Float>]

  static let lid: [Profile] = [
    [[0, 3.15], [0.8, 3.15], [0, 2.85], [0.2, 2.7]],
    [[0.2, 2.7], [0.4, 2.55], [1.3, 2.55], [1.3, 2.4]],
  ]

  static let body: [Profile] = [
    [[1.4, 2.4], [1.3375, 2.53125], [1.4375, 2.53125], [1.5, 2.4]],
    [[1.5, 2.4], [1.75, 1.875], [2, 1.35], [2, 0.9]],
    [[2, 0.9], [2, 0.45], [1.5, 0.225], [1.5, 0.15]],
    [[1.5, 0.15], [1.5, 0.075], [1.425, 0], [0, 0]],
  ]

  /// A row of the net across a tube: two points in the plane of symmetry, and half the width.
  typealias Row = (inner: SIMD2<Float>, outer: SIMD2<Float>, width: Float)

  static let handle: [Row] = [
    ([-1.6, 2.025], [-1.5, 2.25], 0.3), ([-2.3, 2.025], [-2.5, 2.25], 0.3),
    ([-2.7, 2.025], [-3, 2.25], 0.3), ([-2.7, 1.8], [-3, 1.8], 0.3),
    ([-2.7, 1.575], [-3, 1.35], 0.3), ([-2.5, 1.125], [-2.65, 0.9375], 0.3),
    ([-2, 0.9], [-1.9, 0.6], 0.3),
  ]

  static let spout: [Row] = [
    ([1.7, 1.425], [1.7, 0.6], 0.66), ([2.6, 1.425], [3.1, 0.825], 0.66),
    ([2.3, 2.1], [2.4, 2.025], 0.25), ([2.7, 2.4], [3.3, 2.4], 0.25),
    ([2.8, 2.475], [3.525, 2.49375], 0.25), ([2.9, 2.475], [3.45, 2.5125], 0.15),
    ([2.8, 2.4], [3.2, 2.4], 0.15),
  ]

  /// All patches, turned outwards.
  static var all: [BezierPatch] {
    (lid + body).flatMap(lathe) + tube(handle) + tube(spout)
  }

  /// Four quarters of a turned piece.
  private static func lathe(_ profile: Profile) -> [BezierPatch] {
    (0..<4).map { quarter in
      let axes: [(x: SIMD2<Float>, z: SIMD2<Float>)] = [
        ([1, 0], [0, 1]), ([0, 1], [-1, 0]), ([-1, 0], [0, -1]), ([0, -1], [1, 0]),
      ]
      let (from, to) = axes[quarter]
      // 0.56 is the factor with which Newell made circles of Bezier curves.
      let arc = [from, from + to * 0.56, from * 0.56 + to, to]
      let points = profile.flatMap { point in
        arc.map { Vector3($0.x * point.x, point.y, $0.y * point.x) }
      }
      return BezierPatch(points: points)
    }
  }

  /// Two pieces of a tube, each with its two halves.
  private static func tube(_ rows: [Row]) -> [BezierPatch] {
    [rows[0...3], rows[3...6]].flatMap { rows in
      [Float(-1), 1].map { side in
        let points = rows.flatMap { row in
          let net: [Vector3] = [
            [row.inner.x, row.inner.y, 0], [row.inner.x, row.inner.y, side * row.width],
            [row.outer.x, row.outer.y, side * row.width], [row.outer.x, row.outer.y, 0],
          ]
          return side > 0 ? net : net.reversed()
        }
        return BezierPatch(points: points)
      }
    }
  }
}
