import Foundation
import Phong
import PhongRendering
import StageImages
import Testing

@testable import PhongPictures

/// The pictures of the article "The reflection vector and the terms of the Phong model": the files are what
/// the code renders. `PHONG_ARTICLE_PICTURES=write swift test --filter ArticlePictureTests` makes them anew.
/// Look at them then.
@Suite("The article's pictures")
struct ArticlePictureTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Examples/Phong/Phong.docc/Resources")

  static let isWriting = ProcessInfo.processInfo.environment["PHONG_ARTICLE_PICTURES"] == "write"

  /// Bronze with only the first terms: ambient, + diffuse, + specular.
  static let materials: [(name: String, material: PhongMaterial)] = {
    var ambient = PhongMaterial.bronze
    ambient.diffuse = .zero
    ambient.specular = .zero
    var diffuse = PhongMaterial.bronze
    diffuse.specular = .zero
    return [("ambient", ambient), ("diffuse", diffuse), ("specular", .bronze)]
  }()

  @Test("are what the code renders, within 2/255", arguments: 0..<3)
  func pictures(number: Int) throws {
    let (name, material) = Self.materials[number]
    let request = try PictureRequest(
      model: .teapot, material: material, size: PictureSize(width: 320, height: 240), format: .png)
    let bytes = try PictureMaker.make(request)
    let file = Self.folder.appending(component: "teapot-\(name).png")
    if Self.isWriting { try Data(bytes).write(to: file) }
    let rendered = try RasterImage(decoding: bytes)
    let kept = try RasterImage(decoding: Array(try Data(contentsOf: file)))
    #expect(kept.width == 320)
    #expect(kept.height == 240)
    let worst = zip(rendered.pixels, kept.pixels).map { abs(Int($0) - Int($1)) }.max()
    #expect(try #require(worst) <= 2)
  }

  @Test("each add light to the one before")
  func terms() throws {
    let sums = try Self.materials.map { name, _ in
      let file = Self.folder.appending(component: "teapot-\(name).png")
      let image = try RasterImage(decoding: Array(try Data(contentsOf: file)))
      return image.pixels.reduce(0) { $0 + Int($1) }
    }
    #expect(sums[0] < sums[1] && sums[1] < sums[2])
  }
}

/// What Debian's package glmark2-data has.
@Suite("The Stanford bunny")
struct BunnyTests {
  static let path = "/usr/share/glmark2/models/bunny.obj"

  @Test(
    "renders in bronze",
    .enabled(if: FileManager.default.fileExists(atPath: path), "install glmark2-data"))
  func bronze() throws {
    let request = try PictureRequest(
      model: PictureModel(Self.path), size: PictureSize(width: 96, height: 72), format: .png)
    let image = try RasterImage(decoding: PictureMaker.make(request))
    let opaque = (0..<72).flatMap { row in (0..<96).map { image[$0, row] } }.filter {
      $0.alpha == 255
    }
    #expect(opaque.count > 1000 && opaque.count < 5000)
    // Bronze reflects most red and least blue, in the light and in the shade.
    #expect(opaque.allSatisfy { $0.red >= $0.green && $0.green >= $0.blue })
    #expect(opaque.contains { $0.red > 200 })
    // Its ears are above the body: the upper third is narrower than the lower.
    func area(_ rows: Range<Int>) -> Int {
      rows.reduce(0) { sum, row in sum + (0..<96).count { image[$0, row].alpha == 255 } }
    }
    #expect(area(0..<24) < area(48..<72))
  }
}
