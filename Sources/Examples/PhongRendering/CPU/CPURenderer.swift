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

  public var name: String { "CPU, \(workers) \(workers == 1 ? "thread" : "threads")" }

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
