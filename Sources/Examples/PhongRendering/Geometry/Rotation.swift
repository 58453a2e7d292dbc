import Foundation
import Phong

/// A turn about an axis through the origin.
public struct Rotation: Sendable, Hashable {
  /// How far, in radians, anticlockwise for a viewer towards whom the axis points.
  public var angle: Float

  /// The axis, of any length but zero.
  public var axis: Vector3

  /// Makes a turn.
  ///
  /// - Parameters:
  ///   - angle: How far, in radians, anticlockwise for a viewer towards whom the axis points.
  ///   - axis: The axis, of any length but zero. Without a direction nothing is turned.
  public init(angle: Float, axis: Vector3) {
    self.angle = angle
    self.axis = axis
  }

  /// No turn.
  public static let none = Rotation(angle: 0, axis: [0, 1, 0])

  /// The matrix that turns.
  public var matrix: Matrix4 {
    let unit = axis.normalized
    guard unit != .zero else { return .identity }
    // Rodrigues: along the axis nothing changes, across it cosine and sine mix.
    let cosine = Float(cos(Double(angle))), sine = Float(sin(Double(angle)))
    func column(_ vector: Vector3) -> SIMD4<Float> {
      let along = unit * dot(unit, vector) * (1 - cosine)
      return SIMD4(along + vector * cosine + cross(unit, vector) * sine, 0)
    }
    return Matrix4(
      x: column([1, 0, 0]), y: column([0, 1, 0]), z: column([0, 0, 1]), w: [0, 0, 0, 1])
  }
}
