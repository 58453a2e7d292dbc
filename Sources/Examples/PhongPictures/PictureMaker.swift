import Foundation
import PhongMeshFiles
import PhongRendering
import StageImages

/// Makes the files of pictures and turntables.
public enum PictureMaker {
  /// How fast a turntable is shown.
  private static let framesPerSecond = 24

  /// Makes a picture or a turntable. Blocks until it is done; heeds the cancellation of its task.
  ///
  /// - Parameters:
  ///   - request: What to make.
  ///   - onProgress: Is told how many steps of how many are done: loading, each frame, and compressing.
  /// - Returns: The content of the file.
  /// - Throws: Why it could not be made.
  /// - Complexity: O(size of the model + frames x pixels).
  public static func make(
    _ request: PictureRequest, onProgress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(PictureError) -> [UInt8] {
    let total = request.frames + 2
    onProgress(0, total)
    let view = PictureView(mesh: try mesh(request.model), material: request.material)
    onProgress(1, total)
    var images: [RasterImage] = []
    do {
      let renderer = try request.renderer.renderer()
      let camera = view.camera(for: request.size)
      for frame in 0..<request.frames {
        if Task.isCancelled { throw PictureError.cancelled }
        let turn = request.turn + Float(frame) / Float(request.frames)
        images.append(
          try renderer.render(view.scene(turn: turn), from: camera, size: request.size))
        onProgress(frame + 2, total)
      }
    } catch let error as RenderingError {
      throw .rendering(error)
    } catch {
      throw .cancelled
    }
    let bytes = try encode(images, request.format)
    onProgress(total, total)
    return bytes
  }

  private static func mesh(_ model: PictureModel) throws(PictureError) -> Mesh {
    do {
      return try model.mesh()
    } catch {
      throw .model(error)
    }
  }

  private static func encode(
    _ images: [RasterImage], _ format: PictureFileFormat
  ) throws(PictureError) -> [UInt8] {
    do {
      switch (format, images.count) {
      case (.png, _): return try images[0].png()
      case (.webp, 1): return try images[0].webp()
      case (.webp, _): return try turntable(images).webp(.lossy(quality: 85, effort: 0))
      }
    } catch {
      throw .image(error)
    }
  }

  private static func turntable(_ images: [RasterImage]) throws(ImageError) -> AnimatedImage {
    // Durations are differences of rounded times, so that the whole turn takes its time.
    let ends = (0...images.count).map { $0 * 1000 / framesPerSecond }
    let frames = images.indices.map { number in
      AnimatedImage.Frame(
        image: images[number], duration: .milliseconds(ends[number + 1] - ends[number]))
    }
    return try AnimatedImage(frames: frames)
  }
}
