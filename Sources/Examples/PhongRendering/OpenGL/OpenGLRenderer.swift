import StageImages
import Synchronization

/// Draws with OpenGL ES 3.0, without any screen: through EGL's surfaceless platform, as Mesa has it.
///
/// It may be used from several threads; they take turns.
public final class OpenGLRenderer: Renderer {
  private let drawing: Mutex<OpenGLDrawing>

  /// What draws, with the name of the driver: "OpenGL ES, llvmpipe".
  public let name: String

  /// Makes a renderer.
  ///
  /// - Throws: ``RenderingError/unavailable(reason:)`` if this machine has no OpenGL ES 3.0.
  public init() throws(RenderingError) {
    let drawing = try OpenGLDrawing()
    name = "OpenGL ES, \(drawing.rendererName)"
    self.drawing = Mutex(drawing)
  }

  /// Draws a scene. Blocks until it is done; may be called from any thread.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - camera: Where it is seen from.
  ///   - size: The size of the picture.
  /// - Returns: The picture, its background transparent.
  /// - Throws: ``RenderingError/failed(call:reason:)`` if the driver fails,
  ///   or ``RenderingError/tooManyLights(count:limit:)``.
  /// - Complexity: O(triangles + pixels x lights).
  public func render(
    _ scene: Scene, from camera: Camera, size: PictureSize
  ) throws(RenderingError) -> RasterImage {
    let result = drawing.withLock { drawing in
      Result { () throws(RenderingError) in
        try drawing.context.use { () throws(RenderingError) in
          try drawing.draw(scene, from: camera, size: size)
        }
      }
    }
    do {
      return try RasterImage(width: size.width, height: size.height, pixels: try result.get())
    } catch let error as RenderingError {
      throw error
    } catch {
      throw .failed(call: "RasterImage", reason: "\(error)")
    }
  }
}
