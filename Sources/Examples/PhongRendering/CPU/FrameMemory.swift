/// All the memory that a frame needs, kept for the next one.
///
/// Unchecked: a frame owns it alone. Within the frame, the workers write to different elements, and each
/// phase ends before the next one reads.
final class FrameMemory: @unchecked Sendable {
  let vertices = ScratchBuffer<ScreenVertex>()
  let lights = ScratchBuffer<LightShading>()
  let workers: [WorkerMemory]

  init(workers: Int) {
    self.workers = (0..<workers).map { _ in WorkerMemory() }
  }
}
