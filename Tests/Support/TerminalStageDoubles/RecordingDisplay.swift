import TerminalStage

/// A display that keeps what it was told, and on which a test presses keys.
@MainActor
package final class RecordingDisplay: TerminalDisplay {
  package init() {}

  package var size = (columns: 40, rows: 10)
  package var colors = ColorDepth.full
  package var failure: TerminalError?
  package private(set) var shown: [[Layer]] = []
  package private(set) var isStarted = false
  package private(set) var forgetCount = 0
  private var onEvent: (@MainActor (DisplayEvent) -> Void)?
  private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  package func start(onEvent: @escaping @MainActor (DisplayEvent) -> Void) throws(TerminalError) {
    if let failure { throw failure }
    isStarted = true
    self.onEvent = onEvent
  }

  package func show(_ layers: [Layer]) {
    shown.append(layers)
    let met = waiting.filter { $0.count <= shown.count }
    waiting.removeAll { $0.count <= shown.count }
    met.forEach { $0.continuation.resume() }
  }

  package func forget() { forgetCount += 1 }

  package func stop() {
    isStarted = false
    onEvent = nil
  }

  package func send(_ events: DisplayEvent...) {
    for event in events { onEvent?(event) }
  }

  package func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  /// Waits until something was drawn so many times.
  package func drawn(times count: Int) async {
    guard shown.count < count else { return }
    await withCheckedContinuation { waiting.append((count, $0)) }
  }

  /// What is on the screen: one text for each layer.
  package var texts: [String] {
    (shown.last ?? []).map { $0.canvas.text.joined(separator: "\n") }
  }
}
