import Foundation
import Phong
import StageImages
import Testing

@testable import PhongRendering

@Suite("The CPU renderer")
struct CPURendererTests {
  static let front = Camera(eye: [0, 0, 5], target: .zero, fieldOfView: 0.5)

  /// A square in the plane z = 0 that faces the viewer.
  static let square = Mesh.made(
    positions: [[-9, -9, 0], [9, -9, 0], [9, 9, 0], [-9, 9, 0]],
    normals: Array(repeating: [0, 0, 1], count: 4), indices: [0, 1, 2, 0, 2, 3])

  @Test("gives the golden value of bronze where light, viewer and normal are one, clamped")
  func goldenPixel() throws {
    let scene = Scene(
      objects: [GameObject(mesh: Self.square)],
      lighting: PhongLighting(lights: [.directional(direction: [0, 0, 1])]))
    let size = try PictureSize(width: 101, height: 101)
    let image = try CPURenderer().render(scene, from: Self.front, size: size)
    // 1.320048 0.827806 0.402161
    #expect(image[50, 50] == Pixel(red: 255, green: 211, blue: 103))
  }

  @Test("gives what the lighting model gives, at every pixel")
  func agreesWithTheModel() throws {
    let lighting = PhongLighting(
      emissive: [0.1, 0.2, 0.1], ambient: [0.3, 0.3, 0.3],
      lights: [
        .directional(direction: [1, 2, 2], color: [0.5, 0.6, 0.4]),
        .point(position: [0.3, -0.2, 0.7], color: [0.4, 0.2, 0.6]),
        .directional(direction: [0, 0, -1]),
      ])
    var material = PhongMaterial.chrome
    material.emissive = [0.2, 0.1, 0]
    let scene = Scene(
      objects: [GameObject(mesh: Self.square, material: material)], lighting: lighting)
    let size = try PictureSize(width: 40, height: 30)
    let image = try CPURenderer().render(scene, from: Self.front, size: size)
    let tangent = Self.front.tangent
    for row in 0..<30 {
      for column in 0..<40 {
        var mean = RGB.zero
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
          let x = Float((Double(column) + dx) / 20 - 1) * tangent * size.aspect * 5
          let y = Float(1 - (Double(row) + dy) / 15) * tangent * 5
          let place = Vector3(x, y, 0)
          let color = lighting.intensity(
            of: material, at: SurfacePoint(position: place, normal: [0, 0, 1]),
            towards: Self.front.eye - place)
          mean += color.clamped(lowerBound: .zero, upperBound: .one) / 4
        }
        let pixel = image[column, row]
        for (byte, value) in zip([pixel.red, pixel.green, pixel.blue], [mean.x, mean.y, mean.z]) {
          #expect(abs(Float(byte) - value * 255) <= 0.51, "column \(column), row \(row)")
        }
      }
    }
  }

  @Test("covers half a pixel where an edge halves it, and keeps the colour there")
  func antialiasing() throws {
    let half = Mesh.made(
      positions: [[-9, -9, 0], [0, -9, 0], [0, 9, 0], [-9, 9, 0]],
      normals: Array(repeating: [0, 0, 1], count: 4), indices: [0, 1, 2, 0, 2, 3])
    let scene = Scene(
      objects: [GameObject(mesh: half)],
      lighting: PhongLighting(ambient: [2, 2, 2], lights: []))
    let size = try PictureSize(width: 33, height: 3)
    let image = try CPURenderer().render(scene, from: Self.front, size: size)
    #expect(image[15, 1] == Pixel(red: 108, green: 65, blue: 28))
    #expect(image[16, 1] == Pixel(red: 108, green: 65, blue: 28, alpha: 128))
    #expect(image[17, 1] == .transparent)
  }

  @Test("leaves no gap and no double where triangles meet: every pixel of a fan is opaque")
  func watertight() throws {
    let rim = (0..<97).map { number -> Vector3 in
      let turn = Rotation(angle: Float(number) / 97 * 2 * .pi, axis: [0, 0, 1])
      return turn.matrix.transform(point: [9, 0, 0])
    }
    let triangles = (UInt32(0)..<97).flatMap { number -> [UInt32] in
      let next: UInt32 = (number + 1) % 97
      return [0, number + 1, next + 1]
    }
    let fan = Mesh.made(
      positions: [[0.123, 0.077, 0]] + rim, normals: Array(repeating: [0, 0, 1], count: 98),
      indices: triangles)
    let scene = Scene(
      objects: [GameObject(mesh: fan)], lighting: PhongLighting(ambient: [2, 2, 2], lights: []))
    let size = try PictureSize(width: 120, height: 120)
    let image = try CPURenderer().render(scene, from: Self.front, size: size)
    var colors: Set<Pixel> = []
    for row in 0..<120 {
      for column in 0..<120 { colors.insert(image[column, row]) }
    }
    #expect(colors.count == 1)
    #expect(image[60, 60].alpha == 255)
  }

  @Test("draws the nearer of two objects, whatever their order")
  func depth() throws {
    let far = GameObject(mesh: .sphere(), material: .ruby)
    let near = GameObject(
      mesh: .sphere(radius: 0.3), material: .emerald,
      transformation: Transformation(translation: [0, 0, 1.5]))
    let lighting = PhongLighting(lights: [.directional(direction: [0, 0, 1])])
    let size = try PictureSize(width: 21, height: 21)
    let images = try [[far, near], [near, far]].map {
      try CPURenderer().render(Scene(objects: $0, lighting: lighting), from: Self.front, size: size)
    }
    #expect(images[0] == images[1])
    #expect(images[0][10, 10].green > images[0][10, 10].red)
    #expect(images[0][10, 3].red > images[0][10, 3].green)
  }

  @Test("draws nothing of an empty scene")
  func emptyScene() throws {
    let scene = Scene(objects: [GameObject(mesh: nil)], lighting: PhongLighting(lights: []))
    let size = try PictureSize(width: 50, height: 20)
    let image = try CPURenderer().render(scene, from: Self.front, size: size)
    #expect(image == (try RasterImage(width: 50, height: 20)))
  }

  @Test("draws the same picture with any number of threads, and frame after frame")
  func deterministic() throws {
    for (name, scene, camera) in SampleScenes.all {
      let renderers = [1, 2, 3, 8].map { CPURenderer(threads: $0) }
      let first = try renderers[0].render(scene, from: camera, size: SampleScenes.size)
      for renderer in renderers {
        for _ in 0..<2 {
          let image = try renderer.render(scene, from: camera, size: SampleScenes.size)
          #expect(image == first, "\(name), \(renderer.name)")
        }
      }
    }
  }

  @Test("hides the back of closed meshes without a change of the picture")
  func backFaces() throws {
    let closed = Mesh.torus(segments: 24)
    // One more corner than needed opens the surface for the eye of the counter only.
    let seam = UInt32(closed.positions.count)
    var indices = closed.indices
    if let place = indices.firstIndex(of: 0) { indices[place] = seam }
    let open = Mesh.made(
      positions: closed.positions + [closed.positions[0]],
      normals: closed.normals + [closed.normals[0]], indices: indices)
    #expect(closed.isClosed)
    #expect(!open.isClosed)
    for mirror: Float in [1, -1] {
      let images = try [closed, open].map { mesh in
        let object = GameObject(
          mesh: mesh,
          transformation: Transformation(
            rotation: Rotation(angle: 0.8, axis: [1, 0, 0]), scale: [mirror, 1, 1]))
        return try CPURenderer().render(
          Scene(objects: [object], lighting: PhongLighting(lights: [SampleScenes.sun])),
          from: Self.front, size: SampleScenes.size)
      }
      #expect(images[0] == images[1])
    }
  }

  @Test("survives what no picture can show: huge, tiny and flat things, strange cameras")
  func extremes() throws {
    let size = try PictureSize(width: 64, height: 48)
    for factor: Float in [1e-30, 1e-12, 1e12, 1e30, 0, -1] {
      let object = GameObject(
        mesh: .torus(segments: 12), transformation: Transformation(scale: [factor, 1, factor]))
      let scene = Scene(
        objects: [object], lighting: PhongLighting(lights: [.point(position: .zero)]))
      for camera in [
        Self.front, Camera(eye: .zero, target: .zero),
        Camera(eye: [0, 5, 0], target: .zero, up: [0, 1, 0]),
        Camera(eye: [.nan, 0, 0], target: .zero),
        Camera(eye: [1, 1, 1], target: .zero, near: 1, far: 1),
        Camera(eye: [1e30, 0, 0], target: [-1e30, 0, 0]),
      ] {
        let image = try CPURenderer().render(scene, from: camera, size: size)
        #expect(image.width == 64)
      }
    }
  }

  @Test(
    "refuses sizes that cannot be drawn",
    arguments: [(0, 1), (1, 0), (-5, 5), (4097, 1), (1, 9999)])
  func sizes(width: Int, height: Int) {
    #expect(throws: RenderingError.sizeOutOfRange(width: width, height: height)) {
      try PictureSize(width: width, height: height)
    }
  }

  @Test("draws the largest picture")
  func largest() throws {
    let size = try PictureSize(width: PictureSize.limit, height: 8)
    let scene = Scene(
      objects: [GameObject(mesh: Self.square)], lighting: PhongLighting(lights: []))
    let camera = Camera(eye: [0, 0, 0.01], target: .zero, near: 0.001)
    let image = try CPURenderer().render(scene, from: camera, size: size)
    #expect(image[0, 0].alpha == 255)
    #expect(image[PictureSize.limit - 1, 7].alpha == 255)
  }
}
