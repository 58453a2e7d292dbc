import Phong
import PhongMeshFiles
import PhongRendering
import StageImages
import Testing

@testable import PhongPictures

@Suite("Pictures of models")
struct PictureMakerTests {
  let size: PictureSize

  init() throws { size = try PictureSize(width: 80, height: 60) }

  @Test("are PNG or WebP files of the same pixels, the model in the middle")
  func still() throws {
    let images = try PictureFileFormat.allCases.map { format in
      try RasterImage(
        decoding: PictureMaker.make(
          PictureRequest(model: .teapot, size: size, format: format)))
    }
    // Not `images[0] == images[1]` within the macro: a failure would print every byte.
    let isEqual = images[0] == images[1]
    #expect(isEqual)
    #expect((images[0].width, images[0].height) == (80, 60))
    #expect(images[0][40, 30].alpha == 255)
    #expect(images[0][40, 30].red > images[0][40, 30].blue)
    #expect(images[0][0, 0] == .transparent)
  }

  @Test("that turn have all frames, come round, and take their time")
  func turntable() throws {
    let request = try PictureRequest(
      model: .teapot, material: .gold, size: size, frames: 36, format: .webp)
    let animation = try AnimatedImage(decoding: PictureMaker.make(request))
    #expect(animation.frames.count == 36)
    #expect(animation.frames.reduce(.zero) { $0 + $1.duration } == .milliseconds(1500))
    #expect(animation.loops == 0)
    #expect(Set(animation.frames.map(\.image)).count == 36)
  }

  @Test("start at the turn that is asked for; a whole turn changes nothing")
  func turn() throws {
    func image(_ turn: Float) throws -> RasterImage {
      try RasterImage(
        decoding: PictureMaker.make(
          PictureRequest(model: .teapot, size: size, turn: turn, format: .png)))
    }
    // The spout is on the right, and after half a turn on the left.
    let front = try image(0), back = try image(0.5)
    func columns(_ image: RasterImage) -> [Bool] {
      (0..<80).map { column in (0..<60).contains { image[column, $0].alpha > 127 } }
    }
    #expect(front != back)
    #expect(columns(front) == Array(columns(back).reversed()))
  }

  @Test("tell how far they are, step by step")
  func progress() throws {
    var steps: [[Int]] = []
    let request = try PictureRequest(model: .sphere, size: size, frames: 3, format: .webp)
    _ = try PictureMaker.make(request) { steps.append([$0, $1]) }
    #expect(steps == (0...5).map { [$0, 5] })
  }

  @Test("can be cancelled between two frames")
  func cancellation() async throws {
    let request = try PictureRequest(model: .sphere, size: size, frames: 500, format: .webp)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try PictureMaker.make(request)
    }
    await #expect(throws: PictureError.cancelled) { try await task.value }
  }

  @Test("that cannot be are refused")
  func refused() throws {
    #expect(throws: PictureError.formatWithoutFrames(.png)) {
      try PictureRequest(model: .torus, size: size, frames: 2, format: .png)
    }
    for frames in [0, -1, 7201] {
      #expect(throws: PictureError.frameCountOutOfRange(frames)) {
        try PictureRequest(model: .torus, size: size, frames: frames, format: .webp)
      }
    }
    let request = try PictureRequest(model: PictureModel("no.obj"), size: size, format: .png)
    let error = #expect(throws: PictureError.self) { try PictureMaker.make(request) }
    #expect("\(String(describing: error))".contains("no.obj"))
  }

  @Test("name shapes, and take everything else for a path")
  func models() {
    #expect(PictureModel.shapeNames.map(PictureModel.init) == [.sphere, .torus, .teapot])
    #expect(PictureModel("./teapot") == .file(path: "./teapot"))
    #expect(PictureFileFormat(path: "a/b.PNG") == .png)
    #expect(PictureFileFormat(path: "webp") == nil)
  }
}
