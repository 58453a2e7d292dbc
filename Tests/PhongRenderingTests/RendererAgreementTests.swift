import Phong
import StageImages
import Testing

@testable import PhongRendering

/// The OpenGL renderer, or why there is none.
private let openGL = Result { () throws(RenderingError) in try OpenGLRenderer() }

private var hasOpenGL: Bool { (try? openGL.get()) != nil }

@Suite("Both renderers draw the same picture")
struct RendererAgreementTests {
  @Test(
    "of every sample scene: less than 1/255 apart on average, at most 3/255 inside",
    .enabled(if: hasOpenGL, "this machine has no OpenGL ES"),
    arguments: SampleScenes.all.indices)
  func sampleScenes(number: Int) throws {
    let (name, scene, camera) = SampleScenes.all[number]
    let cpu = try CPURenderer().render(scene, from: camera, size: SampleScenes.size)
    let gl = try openGL.get().render(scene, from: camera, size: SampleScenes.size)
    let comparison = PictureComparison(cpu, gl)
    #expect(comparison.meanDifference < 1, "\(name)")
    #expect(comparison.worstInside <= 3, "\(name)")
    #expect(comparison.opaquePixels > 2000, "\(name)")
  }

  @Test("of one size after the other", .enabled(if: hasOpenGL, "this machine has no OpenGL ES"))
  func sizes() throws {
    for (width, height) in [(1, 1), (31, 33), (64, 64), (65, 1), (97, 203)] {
      let size = try PictureSize(width: width, height: height)
      let camera = Camera.framing(
        BoundingSphere(center: .zero, radius: 1.4), aspect: size.aspect)
      let cpu = try CPURenderer().render(SampleScenes.torus, from: camera, size: size)
      let gl = try openGL.get().render(SampleScenes.torus, from: camera, size: size)
      let comparison = PictureComparison(cpu, gl)
      #expect(comparison.meanDifference < 1, "\(size)")
      #expect(comparison.worstInside <= 3, "\(size)")
      #expect((cpu.width, cpu.height) == (width, height))
    }
  }

  @Test(
    "from several threads at once, with meshes that come and go",
    .enabled(if: hasOpenGL, "this machine has no OpenGL ES"))
  func threads() async throws {
    let renderer = try openGL.get(), cpu = CPURenderer(threads: 2)
    let size = try PictureSize(width: 40, height: 40)
    try await withThrowingTaskGroup(of: PictureComparison.self) { group in
      for number in 0..<24 {
        group.addTask {
          let scene = Scene(
            objects: [GameObject(mesh: .sphere(segments: 6 + number))],
            lighting: PhongLighting(lights: [SampleScenes.sun]))
          let camera = Camera(eye: [0, 0, 5], target: .zero)
          return PictureComparison(
            try cpu.render(scene, from: camera, size: size),
            try renderer.render(scene, from: camera, size: size))
        }
      }
      for try await comparison in group {
        #expect(comparison.worstInside <= 3)
        #expect(comparison.meanDifference < 1)
      }
    }
  }

  @Test(
    "and OpenGL says how many lights it has room for",
    .enabled(if: hasOpenGL, "this machine has no OpenGL ES"))
  func tooManyLights() throws {
    var scene = SampleScenes.torus
    scene.lighting.lights = Array(repeating: SampleScenes.sun, count: 100_000)
    let renderer = try openGL.get()
    let error = #expect(throws: RenderingError.self) {
      try renderer.render(
        scene, from: Camera(eye: [0, 0, 5], target: .zero), size: SampleScenes.size)
    }
    guard case .tooManyLights(100_000, let limit) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(limit >= 100)
  }
}
