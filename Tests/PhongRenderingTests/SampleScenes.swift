import Phong

@testable import PhongRendering

/// Scenes that together use everything that renderers must do alike.
enum SampleScenes {
  static let all: [(name: String, scene: Scene, camera: Camera)] = [
    ("bronze teapot", bronzeTeapot, camera(bronzeTeapot, azimuth: 0.4)),
    ("gold torus, from above", torus, camera(torus, elevation: 1)),
    ("crowd", crowd, camera(crowd, azimuth: -0.3)),
    (
      "inside a sphere", inside, Camera(eye: [0, 0, 0.2], target: [0, 0, -1], near: 0.05, far: 10)
    ),
    ("through the near plane", near, Camera(eye: [0, 0.3, 1.3], target: .zero, near: 0.2, far: 9)),
  ]

  static let size = { () -> PictureSize in
    do { return try PictureSize(width: 200, height: 150) } catch { fatalError("\(error)") }
  }()

  static let sun = Light.directional(direction: [0.4, 0.6, 1])

  static let bronzeTeapot = Scene(
    objects: [GameObject(mesh: .teapot(divisions: 8))], lighting: PhongLighting(lights: [sun]))

  static let torus = Scene(
    objects: [GameObject(mesh: .torus(), material: .gold)],
    lighting: PhongLighting(
      lights: [sun, .point(position: [0, 2, 0], color: [0.2, 0.3, 0.9])]))

  /// Several materials, transformations with mirrors and uneven scales, overlapping objects, some inactive.
  static let crowd = Scene(
    objects: [
      GameObject(
        mesh: .sphere(), material: .ruby, transformation: Transformation(translation: [-1, 0, 0])),
      GameObject(
        mesh: .torus(), material: .emerald,
        transformation: Transformation(
          translation: [0.4, 0, 0], rotation: Rotation(angle: 1.1, axis: [1, 0.2, 0]),
          scale: [1, 2, -0.7])),
      GameObject(mesh: .sphere(radius: 9), material: .silver, isActive: false),
      GameObject(mesh: nil),
      GameObject(
        mesh: .teapot(divisions: 5), material: .cyanRubber,
        transformation: Transformation(translation: [0.3, -1.6, -0.5], scale: [0.5, 0.5, 0.5])),
    ],
    lighting: PhongLighting(
      ambient: [0.5, 0.4, 0.3],
      lights: [sun, .point(position: [0.5, 0.5, 2], color: [0.4, 0.4, 0.4])]))

  /// A sphere whose triangles are turned inwards: they are seen from within.
  static let inside: Scene = {
    let sphere = Mesh.sphere(segments: 24)
    let inverted = Mesh.made(
      positions: sphere.positions, normals: sphere.normals.map { -$0 },
      indices: stride(from: 0, to: sphere.indices.count, by: 3).flatMap {
        [sphere.indices[$0], sphere.indices[$0 + 2], sphere.indices[$0 + 1]]
      })
    return Scene(
      objects: [GameObject(mesh: inverted, material: .jade)],
      lighting: PhongLighting(lights: [.point(position: [0.3, 0.3, 0])]))
  }()

  /// Triangles that reach behind the viewer and far out of the picture.
  static let near: Scene = {
    let ground = Mesh.made(
      positions: [
        [-500, -0.17, -500], [500, -0.17, -500], [500, -0.17, 500], [-500, -0.17, 500],
      ],
      normals: Array(repeating: [0, 1, 0], count: 4), indices: [0, 2, 1, 0, 3, 2])
    return Scene(
      objects: [
        GameObject(mesh: ground, material: .copper), GameObject(mesh: .torus(), material: .pearl),
      ],
      lighting: PhongLighting(lights: [sun]))
  }()

  private static func camera(
    _ scene: Scene, azimuth: Float = 0, elevation: Float = 0.2
  ) -> Camera {
    .framing(
      scene.boundingSphere ?? BoundingSphere(center: .zero, radius: 1), azimuth: azimuth,
      elevation: elevation, aspect: size.aspect)
  }
}
