/// A terminal that shows one screen at a time, and takes the user's keys.
///
/// It lives with Swift's main actor: nothing blocks it, and nothing is polled.
///
/// ```swift
/// let terminal = Terminal()
/// terminal.screen = list
/// terminal.onBack = { navigator.back() }
/// try await terminal.run()
/// ```
///
/// However the process ends, the terminal is given back as it was: at a regular end, at a signal, at a
/// crash. What is printed to standard output and error meanwhile appears after that.
@MainActor
public final class Terminal {
  /// The screen that is shown.
  public var screen: (any TerminalScreen)? {
    didSet {
      guard screen !== oldValue else { return }
      oldValue?.didDisappear()
      screen?.didAppear(on: self)
      setNeedsDisplay()
    }
  }

  /// Called when the user goes back from the screen. Without it, going back finishes.
  public var onBack: (@MainActor () -> Void)?

  private let display: any TerminalDisplay
  private let clock: any Clock<Duration>
  private var messages: [(box: MessageBox, onDismiss: (@MainActor () -> Void)?)] = []
  private var ending: TerminalEnding?
  private var waiting: CheckedContinuation<TerminalEnding, Never>?
  private var isRunning = false
  private var isDrawingScheduled = false
  private var animation: Task<Void, Never>?
  private var frame = 0

  /// Makes a terminal on standard input and output. Nothing happens before ``run()``.
  ///
  /// - Parameter clock: Moves what is animated.
  public convenience init(clock: any Clock<Duration> = ContinuousClock()) {
    self.init(display: CursesDisplay(), clock: clock)
  }

  package init(display: any TerminalDisplay, clock: any Clock<Duration>) {
    self.display = display
    self.clock = clock
  }

  deinit {
    animation?.cancel()
  }

  /// Takes the terminal over until ``finish()`` is called, the user quits or the terminal is closed.
  /// Cancelling the task finishes, too. A terminal runs once: afterwards make another.
  ///
  /// - Returns: Why it ended.
  /// - Throws: ``TerminalError`` if the terminal cannot be used. Print its description, and exit with its
  ///   ``TerminalError/exitStatus``.
  @discardableResult
  public func run() async throws(TerminalError) -> TerminalEnding {
    precondition(!isRunning, "A terminal runs once at a time.")
    if let ending { return ending }
    try display.start { [weak self] event in self?.handle(event) }
    isRunning = true
    draw()
    let ending = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in self.finish() }
    }
    isRunning = false
    animation?.cancel()
    animation = nil
    screen?.didDisappear()
    display.stop()
    return ending
  }

  /// Ends ``run()``. Called before that, ``run()`` returns at once.
  public func finish() { end(.finished) }

  /// Shows a message on top of the screen, after those that were not yet dismissed.
  ///
  /// - Parameters:
  ///   - message: What to show.
  ///   - onDismiss: Called when the user dismisses it.
  public func show(_ message: MessageBox, onDismiss: (@MainActor () -> Void)? = nil) {
    messages.append((message, onDismiss))
    setNeedsDisplay()
  }

  /// Draws the screen soon. Many calls in a row draw once.
  public func setNeedsDisplay() {
    guard isRunning, !isDrawingScheduled else { return }
    isDrawingScheduled = true
    Task { [weak self] in self?.drawIfScheduled() }
  }

  private func drawIfScheduled() {
    if isDrawingScheduled { draw() }
  }

  private func draw() {
    guard isRunning, ending == nil else { return }
    isDrawingScheduled = false
    let size = display.size
    var canvas = Canvas(columns: size.columns, rows: size.rows)
    screen?.draw(on: &canvas, context: DrawingContext(colors: display.colors, frame: frame))
    var layers = [Layer(canvas: canvas)]
    if !messages.isEmpty {
      layers.append(messages[0].box.layer(columns: size.columns, rows: size.rows))
    }
    display.show(layers)
    animateIfNeeded()
  }

  private func animateIfNeeded() {
    guard screen?.isAnimated == true else {
      animation?.cancel()
      animation = nil
      return
    }
    guard animation == nil else { return }
    animation = Task { [weak self, clock] in
      while (try? await clock.sleep(for: Spinner.interval)) != nil, !Task.isCancelled {
        self?.frame += 1
        self?.draw()
      }
    }
  }

  private func handle(_ event: DisplayEvent) {
    switch event {
    case .key(let key): handle(key)
    case .changed: draw()
    case .closed: end(.closed)
    }
  }

  private func handle(_ key: Key) {
    if key == .control("l") {
      display.forget()
      setNeedsDisplay()
    } else if !messages.isEmpty, key != .character("q") {
      if messages[0].box.handle(key) {
        messages.removeFirst().onDismiss?()
      }
      setNeedsDisplay()
    } else if screen?.handle(key) != true {
      handleUnused(key)
    }
  }

  private func handleUnused(_ key: Key) {
    switch key {
    case .escape, .backspace:
      if let onBack { onBack() } else { finish() }
    case .character("q"): finish()
    default: break
    }
  }

  private func end(_ ending: TerminalEnding) {
    guard self.ending == nil else { return }
    self.ending = ending
    waiting?.resume(returning: ending)
    waiting = nil
  }
}
