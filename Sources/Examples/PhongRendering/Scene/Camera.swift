import Foundation
import Phong

/// Where a scene is seen from.
public struct Camera: Sendable, Hashable {
  /// Where the viewer stands.
  public var eye: Vector3

  /// The point in the middle of the picture.
  public var target: Vector3

  /// A direction that is upwards in the picture. Not along the line of sight.
  public var up: Vector3

  /// The angle between the lower and the upper border of the picture, in radians.
  public var fieldOfView: Float

  /// The distance from which things are drawn, above 0.
  public var near: Float

  /// The distance up to which things are drawn, above `near`.
  public var far: Float

  /// Places a camera.
  ///
  /// - Parameters:
  ///   - eye: Where the viewer stands.
  ///   - target: The point in the middle of the picture.
  ///   - up: A direction that is upwards in the picture.
  ///   - fieldOfView: The angle between the lower and the upper border, in radians.
  ///   - near: The distance from which things are drawn.
  ///   - far: The distance up to which things are drawn.
  public init(
    eye: Vector3, target: Vector3, up: Vector3 = [0, 1, 0], fieldOfView: Float = 0.6,
    near: Float = 0.01, far: Float = 1000
  ) {
    self.eye = eye
    self.target = target
    self.up = up
    self.fieldOfView = fieldOfView
    self.near = near
    self.far = far
  }

  /// A camera that just sees a whole ball.
  ///
  /// - Parameters:
  ///   - sphere: What to see.
  ///   - azimuth: From which side, in radians: 0 is the front (from +z), growing towards +x.
  ///   - elevation: From how far above, in radians.
  ///   - aspect: The picture's width divided by its height.
  ///   - fieldOfView: The angle between the lower and the upper border, in radians.
  public static func framing(
    _ sphere: BoundingSphere, azimuth: Float = 0, elevation: Float = 0.2, aspect: Float,
    fieldOfView: Float = 0.6
  ) -> Camera {
    let radius = max(sphere.radius, 1e-12)
    // The narrower of the two angles decides.
    let half = min(fieldOfView / 2, Float(atan(tan(Double(fieldOfView / 2)) * Double(aspect))))
    let distance = radius / Float(sin(Double(half)))
    let (azimuth, elevation) = (Double(azimuth), Double(elevation))
    let direction = Vector3(
      Float(sin(azimuth) * cos(elevation)), Float(sin(elevation)),
      Float(cos(azimuth) * cos(elevation)))
    // Looking straight down, "up" must be another direction.
    let up: Vector3 = abs(direction.y) > 0.999 ? [0, 0, -1] : [0, 1, 0]
    return Camera(
      eye: sphere.center + direction * distance, target: sphere.center, up: up,
      fieldOfView: fieldOfView, near: max(distance - radius * 1.01, distance * 0.001),
      far: distance + radius * 1.01)
  }

  /// The camera's own axes: to the right, upwards, and backwards to the viewer.
  var axes: (right: Vector3, up: Vector3, backward: Vector3) {
    var backward = (eye - target).normalized
    if backward == .zero { backward = [0, 0, 1] }
    var right = cross(up, backward).normalized
    if right == .zero {
      right = cross(abs(backward.y) < 0.9 ? [0, 1, 0] : [1, 0, 0], backward).normalized
    }
    return (right, cross(backward, right), backward)
  }

  /// The matrix from the scene to the viewer at the origin, who looks along -z.
  public var viewMatrix: Matrix4 {
    let (right, up, backward) = axes
    return Matrix4(
      x: [right.x, up.x, backward.x, 0], y: [right.y, up.y, backward.y, 0],
      z: [right.z, up.z, backward.z, 0],
      w: [-dot(right, eye), -dot(up, eye), -dot(backward, eye), 1])
  }

  /// The matrix from the viewer's space to the clip space of OpenGL.
  ///
  /// - Parameter aspect: The picture's width divided by its height.
  public func projectionMatrix(aspect: Float) -> Matrix4 {
    let scale = 1 / tangent
    let depth = near - far
    return Matrix4(
      x: [scale / aspect, 0, 0, 0], y: [0, scale, 0, 0],
      z: [0, 0, (near + far) / depth, -1], w: [0, 0, 2 * near * far / depth, 0])
  }

  /// The tangent of half the field of view.
  var tangent: Float { Float(tan(Double(fieldOfView) / 2)) }
}
