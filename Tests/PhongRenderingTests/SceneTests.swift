import Phong
import Testing

@testable import PhongRendering

@Suite("Scenes")
struct SceneTests {
  static let lighting = PhongLighting(lights: [])

  @Test("give their active objects that have a mesh, in order")
  func activeObjects() {
    let meshes = (0..<4).map { Mesh.sphere(segments: 3 + $0) }
    let scene = Scene(
      objects: [
        GameObject(mesh: meshes[2]), GameObject(mesh: nil),
        GameObject(mesh: meshes[0], isActive: false), GameObject(mesh: meshes[1]),
        GameObject(mesh: nil, isActive: false), GameObject(mesh: meshes[3]),
      ], lighting: Self.lighting)
    let given = scene.activeObjectsWithMesh.map { $0.mesh.map(ObjectIdentifier.init) }
    #expect(given == [meshes[2], meshes[1], meshes[3]].map(ObjectIdentifier.init))
  }

  @Test("of none give none")
  func none() {
    #expect(Scene(objects: [], lighting: Self.lighting).activeObjectsWithMesh.isEmpty)
    #expect(Scene(objects: [], lighting: Self.lighting).boundingSphere == nil)
  }

  @Test("have a ball around them that holds every corner")
  func boundingSphere() throws {
    let ball = try #require(SampleScenes.crowd.boundingSphere)
    for object in SampleScenes.crowd.activeObjectsWithMesh {
      let matrix = object.transformation.matrix
      for position in object.mesh?.positions ?? [] {
        #expect((matrix.transform(point: position) - ball.center).length <= ball.radius * 1.0001)
      }
    }
  }

  @Test("are stretched, then turned, then moved")
  func transformation() {
    let transformation = Transformation(
      translation: [10, 0, 0], rotation: Rotation(angle: .pi / 2, axis: [0, 0, 3]),
      scale: [2, 1, 1])
    let place = transformation.matrix.transform(point: [1, 0, 0])
    #expect((place - [10, 2, 0]).length < 1e-5)
    #expect(Rotation(angle: 1, axis: .zero).matrix == .identity)
    #expect(Transformation.identity.matrix.transform(point: [1, 2, 3]) == [1, 2, 3])
  }

  @Test("have normals that stay upright on stretched and on mirrored surfaces")
  func normalMatrix() {
    let matrix = Matrix4.scale([1, 4, -1])
    let normals = matrix.normalMatrix
    func turned(_ normal: Vector3) -> Vector3 {
      (normals.x * normal.x + normals.y * normal.y + normals.z * normal.z).normalized
    }
    // A surface along (1, -1, 0) with the normal (1, 1, 0).
    let along = matrix.transform(point: [1, -1, 0])
    #expect(abs(dot(turned([1, 1, 0]), along)) < 1e-5)
    #expect(turned([0, 0, 1]) == [0, 0, -1])
    #expect(turned([0, 1, 0]) == [0, 1, 0])
  }

  @Test("are wholly in the picture of a framing camera, from every side")
  func framing() {
    for (azimuth, elevation) in [(0, 0), (1, 0.5), (3, -0.7), (0, Float.pi / 2)] as [(Float, Float)]
    {
      for aspect: Float in [0.3, 1, 2] {
        let sphere = BoundingSphere(center: [3, 4, 5], radius: 2)
        let camera = Camera.framing(
          sphere, azimuth: azimuth, elevation: elevation, aspect: aspect)
        let matrix = camera.projectionMatrix(aspect: aspect) * camera.viewMatrix
        for direction in Mesh.sphere(segments: 16).positions {
          let clip = matrix * SIMD4(sphere.center + direction * 2, 1)
          #expect(abs(clip.x) <= clip.w * 1.001)
          #expect(abs(clip.y) <= clip.w * 1.001)
          #expect(abs(clip.z) <= clip.w * 1.001)
        }
      }
    }
  }
}
