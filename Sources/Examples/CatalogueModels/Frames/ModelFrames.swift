import Dispatch
import Foundation
import PhongPictures
import PhongRendering
import StageImages
import Synchronization
import Turntable

/// Renders the frames of models, and keeps them: what front ends of the catalogue show.
///
/// Each frame is made once, however many ask for it, by threads of its own: neither the main actor nor
/// Swift's pool of threads ever waits for one. Memory is bounded: 256 MiB for meshes, 32 MiB for frames.
public final class ModelFrames: Sendable {
  typealias Answer = Result<TurntablePicture, ModelFrameError>
  typealias Make = @Sendable (FrameKey, PictureView) throws(ModelFrameError) -> TurntablePicture

  private struct State {
    var jobs: FrameJobs
    var frames = BoundedCache<FrameKey, TurntablePicture>(limit: 32 << 20)
    var meshes = BoundedCache<MeshKey, Mesh>(limit: 256 << 20)
    var waiting: [Int: CheckedContinuation<Answer, any Error>] = [:]
    var lastWaiter = 0
  }

  private let folder: ModelFolder?
  private let make: Make
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "catalogue.frames", attributes: .concurrent)

  /// Prepares to render.
  ///
  /// - Parameters:
  ///   - folder: Where model files may be. Without one there are the shapes only.
  ///   - limit: How many frames are rendered at once; as many as there are processors if not given.
  public convenience init(folder: ModelFolder? = nil, limit: Int? = nil) {
    let renderer = CPURenderer()
    self.init(folder: folder, limit: limit) { key, view throws(ModelFrameError) in
      try FrameDrawing.picture(of: key, view, by: renderer)
    }
  }

  init(folder: ModelFolder?, limit: Int?, make: @escaping Make) {
    self.folder = folder
    self.make = make
    let limit = max(1, limit ?? ProcessInfo.processInfo.activeProcessorCount)
    state = Mutex(State(jobs: FrameJobs(limit: limit)))
  }

  /// The frames of one product.
  ///
  /// - Parameters:
  ///   - image: The product's `image`. Where it is wrong, every frame is an error that says so.
  ///   - form: The form of the frames.
  public func source(of image: String, as form: FrameForm) -> any TurntableSource {
    ModelFrameSource(frames: self, image: image, form: form)
  }

  /// One frame.
  ///
  /// - Parameters:
  ///   - image: A product's `image`.
  ///   - angle: The angle.
  ///   - form: The form of the frame.
  /// - Throws: ``ModelFrameError``, or `CancellationError` if the task is cancelled before it is there.
  public func picture(
    of image: String, at angle: TurntableAngle, as form: FrameForm
  ) async throws -> TurntablePicture {
    let key = try key(of: image, at: angle, as: form)
    try Task.checkCancellation()
    let (kept, waiter) = state.withLock { state in
      state.lastWaiter += 1
      return (state.frames.value(for: key), state.lastWaiter)
    }
    if let kept { return kept }
    return try await withTaskCancellationHandler {
      let answer = try await withCheckedThrowingContinuation { continuation in
        wait(for: key, waiter: waiter, continuation)
      }
      return try answer.get()
    } onCancel: {
      leave(key, waiter: waiter)
    }
  }

  private func key(
    of image: String, at angle: TurntableAngle, as form: FrameForm
  ) throws(ModelFrameError) -> FrameKey {
    let named: ModelImage
    do {
      named = try ModelImage(image)
    } catch {
      throw .image(error)
    }
    let mesh: MeshKey
    if case .file(let name) = named.model {
      guard let folder else { throw .noFolder(name: name) }
      mesh = .file(try folder.file(name))
    } else {
      mesh = .shape(named.model)
    }
    return FrameKey(mesh: mesh, material: named.material, angle: angle, form: form)
  }

  // MARK: Waiting

  private func wait(
    for key: FrameKey, waiter: Int, _ continuation: CheckedContinuation<Answer, any Error>
  ) {
    // The frame may have been made, and the task cancelled, since it was looked.
    let answer: Answer? = state.withLock { state in
      if let kept = state.frames.value(for: key) { return .success(kept) }
      state.jobs.wait(for: key, waiter: waiter)
      state.waiting[waiter] = continuation
      return nil
    }
    if let answer { return continuation.resume(returning: answer) }
    if Task.isCancelled { leave(key, waiter: waiter) }
    beginJobs()
  }

  private func leave(_ key: FrameKey, waiter: Int) {
    let continuation = state.withLock { state in
      state.jobs.leave(key, waiter: waiter) ? state.waiting.removeValue(forKey: waiter) : nil
    }
    continuation?.resume(throwing: CancellationError())
  }

  // MARK: Making

  private func beginJobs() {
    let keys = state.withLock { state in
      state.jobs.begin { state.meshes.contains($0) }
    }
    for key in keys {
      queue.async { [self] in run(key) }
    }
  }

  private func run(_ key: FrameKey) {
    let answer: Answer
    do throws(ModelFrameError) {
      let view = PictureView(mesh: try mesh(key.mesh), material: key.material)
      answer = .success(try make(key, view))
    } catch {
      answer = .failure(error)
    }
    let waiting = state.withLock { state in
      if case .success(let picture) = answer {
        state.frames.insert(picture, cost: picture.bytes.count, for: key)
      }
      return state.jobs.finish(key).compactMap { state.waiting.removeValue(forKey: $0) }
    }
    for continuation in waiting { continuation.resume(returning: answer) }
    beginJobs()
  }

  private func mesh(_ key: MeshKey) throws(ModelFrameError) -> Mesh {
    if let kept = state.withLock({ $0.meshes.value(for: key) }) { return kept }
    let mesh: Mesh
    do {
      mesh = try key.model.mesh()
    } catch {
      throw .model(error)
    }
    state.withLock { $0.meshes.insert(mesh, cost: mesh.byteCount, for: key) }
    return mesh
  }
}

extension Mesh {
  fileprivate var byteCount: Int { 32 * positions.count + 4 * indices.count }
}
