import Foundation
import StageImages
import Synchronization
import Testing
import Turntable

@testable import CatalogueModels

/// Makes frames when the test says so, and counts.
private final class HeldDrawing: Sendable {
  private struct State {
    var made: [Int] = []
    var running = 0
    var most = 0
    var isOpen = false
  }

  private let state = Mutex(State())

  var made: [Int] { state.withLock { $0.made } }
  var most: Int { state.withLock { $0.most } }
  var running: Int { state.withLock { $0.running } }

  func open() { state.withLock { $0.isOpen = true } }

  /// Blocks the thread that makes the frame, as rendering does.
  func picture(_ key: FrameKey) -> TurntablePicture {
    state.withLock { state in
      state.running += 1
      state.most = max(state.most, state.running)
      state.made.append(key.angle.step)
    }
    while !state.withLock({ $0.isOpen }) { usleep(500) }
    state.withLock { $0.running -= 1 }
    return .webp([UInt8(key.angle.step)])
  }
}

@Suite("The frames of models", .timeLimit(.minutes(2)))
struct ModelFramesTests {
  private let teapot = "mesh:teapot?material=bronze"

  private func heldFrames(limit: Int) -> (ModelFrames, HeldDrawing) {
    let drawing = HeldDrawing()
    let frames = ModelFrames(folder: nil, limit: limit) { key, _ in drawing.picture(key) }
    return (frames, drawing)
  }

  private func until(_ condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(2)) }
  }

  @Test("are drawn in the form that is asked for")
  func forms() async throws {
    let frames = ModelFrames()
    guard
      case .webp(let file) = try await frames.picture(of: teapot, at: .front, as: .webp(side: 48)),
      case .pixels(let width, let height, let pixels) = try await frames.picture(
        of: teapot, at: .front, as: .pixels(side: 48))
    else { return #expect(Bool(false)) }
    let image = try RasterImage(decoding: file)
    let isSquare = Set([image.width, image.height, width, height]) == Set([48])
    #expect(isSquare)
    let middle = (24 * 48 + 24) * 4
    // Bronze, on a transparent ground.
    #expect(pixels[middle + 3] == 255 && pixels[middle] > pixels[middle + 2])
    #expect(pixels[3] == 0)
    let difference = abs(Int(image[24, 24].red) - Int(pixels[middle]))
    #expect(difference < 16)
  }

  @Test("differ by angle; a source gives the frame of the angle that was asked for")
  func angles() async throws {
    let source = ModelFrames().source(of: teapot, as: .pixels(side: 32))
    let front = try await source.frame(at: .front)
    let side = try await source.frame(at: TurntableAngle(step: 18))
    let isDifferent = front.picture != side.picture
    #expect(isDifferent)
    #expect(side.angle.degrees == 90)
  }

  @Test("are made once for all who ask, and kept")
  func singleFlight() async throws {
    let (frames, drawing) = heldFrames(limit: 4)
    let tasks = (0..<20).map { _ in
      Task { try await frames.picture(of: teapot, at: .front, as: .webp(side: 8)) }
    }
    try await until { drawing.running == 1 }
    drawing.open()
    for task in tasks { #expect(try await task.value == .webp([0])) }
    _ = try await frames.picture(of: teapot, at: .front, as: .webp(side: 8))
    #expect(drawing.made == [0])
  }

  @Test("are made so many at once as the limit says")
  func limit() async throws {
    let (frames, drawing) = heldFrames(limit: 2)
    let tasks = (0..<12).map { step in
      Task {
        try await frames.picture(of: teapot, at: TurntableAngle(step: step), as: .webp(side: 8))
      }
    }
    // The second may have begun as well, between two looks.
    try await until { drawing.running >= 1 }
    drawing.open()
    for task in tasks { _ = try await task.value }
    #expect(drawing.most <= 2)
    #expect(drawing.made.sorted() == Array(0..<12))
  }

  @Test("are not made for a task that was cancelled, which ends at once")
  func cancellation() async throws {
    let (frames, drawing) = heldFrames(limit: 1)
    let first = Task { try await frames.picture(of: teapot, at: .front, as: .webp(side: 8)) }
    try await until { drawing.running == 1 }
    let second = Task {
      try await frames.picture(of: teapot, at: TurntableAngle(step: 1), as: .webp(side: 8))
    }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    drawing.open()
    // What was begun is finished, and kept.
    let picture = try await frames.picture(of: teapot, at: .front, as: .webp(side: 8))
    #expect(picture == .webp([0]))
    #expect(drawing.made == [0])
  }

  @Test("do not keep the main actor waiting")
  @MainActor func mainActor() async throws {
    let (frames, drawing) = heldFrames(limit: 1)
    let task = Task { @MainActor in
      try await frames.source(of: teapot, as: .webp(side: 8)).frame(at: .front)
    }
    // This loop and the task share the main actor: it is free while the frame is being made.
    while drawing.running == 0 { await Task.yield() }
    drawing.open()
    #expect(try await task.value.picture == .webp([0]))
  }

  @Test("of files come from the folder, and anew when the file was changed")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      component: "model-frames-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(component: "a.obj")
    let frames = ModelFrames(folder: ModelFolder(path: folder.path))
    func picture() async throws -> TurntablePicture {
      try await frames.picture(of: "mesh:a.obj", at: .front, as: .pixels(side: 16))
    }
    await #expect(throws: ModelFrameError.fileMissing(name: "a.obj", folder: folder.path)) {
      try await picture()
    }
    try Data("v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n".utf8).write(to: file)
    let first = try await picture()
    try Data("v 0 0 0\nv 1 0 0\nv 1 1 0\nf 1 2 3\n# other\n".utf8).write(to: file)
    let isDifferent = try await picture() != first
    #expect(isDifferent)
    try Data("nonsense".utf8).write(to: file)
    let error = await #expect(throws: ModelFrameError.self) { try await picture() }
    #expect("\(String(describing: error))".contains("a.obj"))
  }

  @Test("that cannot be say why")
  func errors() async {
    let frames = ModelFrames()
    await #expect(throws: ModelFrameError.noFolder(name: "bunny.obj")) {
      try await frames.picture(of: "mesh:bunny.obj", at: .front, as: .webp(side: 8))
    }
    await #expect(throws: ModelFrameError.image(.unknownModel(name: "cube"))) {
      try await frames.source(of: "mesh:cube", as: .webp(side: 8)).frame(at: .front)
    }
    await #expect(throws: ModelFrameError.self) {
      try await frames.picture(of: teapot, at: .front, as: .webp(side: 5000))
    }
    #expect("\(ModelFrameError.noFolder(name: "a"))".contains("--models"))
  }
}
