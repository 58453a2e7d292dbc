import StageImages

/// Draws scenes: each pixel's light by the Phong model, four samples a pixel, the background transparent.
///
/// All renderers draw the same picture, but for rounding.
public protocol Renderer: Sendable {
  /// What draws, for people: "CPU, 2 threads".
  var name: String { get }

  /// Draws a scene. Blocks until it is done; may be called from any thread.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - camera: Where it is seen from.
  ///   - size: The size of the picture.
  /// - Returns: The picture. All transparent if nothing is to be seen.
  /// - Throws: What the renderer cannot do.
  /// - Complexity: O(triangles + pixels x lights).
  func render(
    _ scene: Scene, from camera: Camera, size: PictureSize
  ) throws(RenderingError) -> RasterImage
}
