import Foundation
import StageImages
import Synchronization

/// Draws with nothing but the processor: for machines without OpenGL.
///
/// It may be used from several threads at once. It keeps the memory of its last frames.
public final class CPURenderer: Renderer {
  private let workers: Int
  private let memories = Mutex<[FrameMemory]>([])

  /// Makes a renderer.
  ///
  /// - Parameter threads: How many threads share a frame, from 1 to 32. As many as there are processors
  ///   if not given.
  public init(threads: Int? = nil) {
    workers = min(max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount), 32)
  }

  /// What draws: "CPU, 2 threads".
  public var name: String { "CPU, \(workers) \(workers == 1 ? "thread" : "threads")" }

  /// Draws a scene. Blocks until it is done; may be called from any thread.
  ///
  /// - Parameters:
  ///   - scene: What to draw.
  ///   - camera: Where it is seen from.
  ///   - size: The size of the picture.
  /// - Returns: The picture, its background transparent.
  /// - Throws: Nothing in practice; every size and scene can be drawn.
  /// - Complexity: O(triangles + pixels x lights).
  public func render(
    _ scene: Scene, from camera: Camera, size: PictureSize
  ) throws(RenderingError) -> RasterImage {
    let memory = memories.withLock { $0.popLast() } ?? FrameMemory(workers: workers)
    defer {
      memories.withLock { if $0.count < 2 { $0.append(memory) } }
    }
    let pixels = CPUFrame(scene, from: camera, size: size, memory: memory).draw()
    do {
      return try RasterImage(width: size.width, height: size.height, pixels: pixels)
    } catch {
      throw .failed(call: "RasterImage", reason: "\(error)")
    }
  }
}
