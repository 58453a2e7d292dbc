@testable import TerminalStage

/// A display that keeps what it was told, and on which a test presses keys.
@MainActor
final class RecordingDisplay: TerminalDisplay {
  var size = (columns: 40, rows: 10)
  var colours = ColourDepth.full
  var failure: TerminalError?
  private(set) var shown: [[Layer]] = []
  private(set) var isStarted = false
  private(set) var forgetCount = 0
  private var onEvent: (@MainActor (DisplayEvent) -> Void)?
  private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func start(onEvent: @escaping @MainActor (DisplayEvent) -> Void) throws(TerminalError) {
    if let failure { throw failure }
    isStarted = true
    self.onEvent = onEvent
  }

  func show(_ layers: [Layer]) {
    shown.append(layers)
    let met = waiting.filter { $0.count <= shown.count }
    waiting.removeAll { $0.count <= shown.count }
    met.forEach { $0.continuation.resume() }
  }

  func forget() { forgetCount += 1 }

  func stop() {
    isStarted = false
    onEvent = nil
  }

  func send(_ events: DisplayEvent...) {
    for event in events { onEvent?(event) }
  }

  func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  /// Waits until something was drawn so many times.
  func drawn(times count: Int) async {
    guard shown.count < count else { return }
    await withCheckedContinuation { waiting.append((count, $0)) }
  }

  /// What is on the screen: one text for each layer.
  var texts: [String] {
    (shown.last ?? []).map { $0.canvas.text.joined(separator: "\n") }
  }
}
