import Foundation
import StageImages
import Testing

@testable import PhongRendering

@Suite("The golden picture")
struct GoldenPictureTests {
  /// To write the picture anew, after a change that is meant: set this to a path, run the test, look at it.
  static let newPath = ProcessInfo.processInfo.environment["GOLDEN_PICTURE"]

  @Test("of the bronze teapot is what the CPU renderer draws, within 2/255")
  func teapot() throws {
    let golden = try RasterImage(decoding: PackageResources.bronze_teapot_png)
    let size = try PictureSize(width: golden.width, height: golden.height)
    let (_, scene, camera) = SampleScenes.all[0]
    let image = try CPURenderer().render(scene, from: camera, size: size)
    if let path = Self.newPath { try Data(image.png()).write(to: URL(fileURLWithPath: path)) }
    let comparison = PictureComparison(image, golden)
    #expect(comparison.worstInside <= 2)
    #expect(comparison.meanDifference < 0.1)
    #expect(comparison.opaquePixels > 3000)
  }
}
