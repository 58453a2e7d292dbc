import Phong
import PhongRendering

/// One object on show: lit from above its right side, seen from a little above, and turned.
public struct PictureView: Sendable {
  private let scene: Scene
  private let sphere: BoundingSphere

  /// Puts a mesh on show.
  ///
  /// - Parameters:
  ///   - mesh: Its shape.
  ///   - material: What it is made of.
  public init(mesh: Mesh, material: PhongMaterial) {
    let light = Light.directional(direction: [0.4, 0.6, 1])
    scene = Scene(
      objects: [GameObject(mesh: mesh, material: material)],
      lighting: PhongLighting(lights: [light]))
    sphere = scene.boundingSphere ?? BoundingSphere(center: .zero, radius: 1)
  }

  /// The scene after a part of a turn. The object turns, the light stays.
  ///
  /// - Parameter turn: 0 shows the front, 0.25 the object's left side.
  public func scene(turn: Float) -> Scene {
    var turned = scene
    let rotation = Rotation(angle: turn * 2 * .pi, axis: [0, 1, 0])
    // About the object's own middle, wherever the file has put it.
    let middle = rotation.matrix.transform(point: sphere.center)
    turned.objects[0].transformation = Transformation(
      translation: sphere.center - middle, rotation: rotation)
    return turned
  }

  /// A camera that has the whole object in view, at every turn.
  ///
  /// - Parameter size: The picture's size.
  public func camera(for size: PictureSize) -> Camera {
    .framing(sphere, aspect: size.aspect)
  }
}
