import Phong
import StageImages
import Testing

@testable import PhongRendering

/// After a change that is meant, `showcase render teapot --size 200x150 --output bronze-teapot.png` makes the
/// picture anew. Look at it.
@Suite("The golden picture")
struct GoldenPictureTests {
  @Test("of the bronze teapot is what the CPU renderer draws, within 2/255")
  func teapot() throws {
    let golden = try RasterImage(decoding: PackageResources.bronze_teapot_png)
    let size = try PictureSize(width: 200, height: 150)
    let scene = Scene(
      objects: [GameObject(mesh: .teapot(divisions: 20))],
      lighting: PhongLighting(lights: [.directional(direction: [0.4, 0.6, 1])]))
    let sphere = try #require(scene.boundingSphere)
    let image = try CPURenderer().render(
      scene, from: .framing(sphere, aspect: size.aspect), size: size)
    let comparison = PictureComparison(image, golden)
    #expect(comparison.worstInside <= 2)
    #expect(comparison.meanDifference < 0.1)
    #expect(comparison.opaquePixels > 3000)
  }
}
