import CNcurses
import CTerminalStage
import Dispatch
import Foundation

/// The terminal on standard input and output, by way of ncursesw and panel.
@MainActor
final class CursesDisplay: TerminalDisplay {
  private(set) var colors = ColorDepth.none
  private var colorCount = 0
  private var onEvent: (@MainActor (DisplayEvent) -> Void)?
  private var screen: OpaquePointer?
  private var keyboard: UnsafeMutablePointer<WINDOW>?
  private var sources: [any DispatchSourceRead] = []
  private var layers: [CursesLayer] = []
  private var overlay = TrueColorOverlay()
  private var attributes: [Style: CellAttributes] = [:]

  var size: (columns: Int, rows: Int) {
    guard let keyboard else { return (80, 24) }
    var columns: Int32 = 0
    var rows: Int32 = 0
    if terminal_guard_window_size(&columns, &rows) { return (Int(columns), Int(rows)) }
    return (max(1, Int(getmaxx(keyboard))), max(1, Int(getmaxy(keyboard))))
  }

  // MARK: Taking over and giving back

  func start(onEvent: @escaping @MainActor (DisplayEvent) -> Void) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1 else { throw .inputIsNoTerminal }
    guard isatty(STDOUT_FILENO) == 1 else { throw .outputIsNoTerminal }
    DisplayWidth.prepareLocale()
    let environment = ProcessInfo.processInfo.environment
    let name = environment["TERM"] ?? ""
    let description = try TerminalDescription(name: name)
    try open(name: name, restoringText: description.restoringText)
    colorCount = description.colorCount
    colors = ColorDepth(count: colorCount, environment: environment)
    prepareCurses(environment: environment)
    self.onEvent = onEvent
    listen()
  }

  private func open(name: String, restoringText: String) throws(TerminalError) {
    guard let output = terminal_guard_open(),
      terminal_guard_arm(restoringText, restoringText.utf8.count)
    else { throw .systemFailure(number: errno) }
    // After the guard took the signals: curses then leaves them alone.
    screen = newterm(name, output, terminal_guard_input())
    guard screen != nil else {
      terminal_guard_disarm()
      throw .unsuitableType(name)
    }
  }

  private func prepareCurses(environment: [String: String]) {
    cbreak()
    noecho()
    nonl()
    curs_set(0)
    if environment["ESCDELAY"] == nil { set_escdelay(25) }
    if colors > .none {
      start_color()
      use_default_colors()
    }
    // Keys are read from a pad: reading from a window would draw it, on top of everything.
    keyboard = newpad(1, 1)
    keypad(keyboard, true)
    nodelay(keyboard, true)
  }

  func stop() {
    sources.forEach { $0.cancel() }
    sources = []
    onEvent = nil
    layers.forEach { $0.remove() }
    layers = []
    overlay.forget()
    attributes = [:]
    leaveScreen()
    terminal_guard_disarm()
    if let keyboard { delwin(keyboard) }
    if let screen { delscreen(screen) }
    (keyboard, screen) = (nil, nil)
  }

  private func leaveScreen() {
    guard terminal_guard_begin_drawing() else { return }
    endwin()
    terminal_guard_end_drawing()
  }

  // MARK: Drawing

  func show(_ shown: [Layer]) {
    guard let first = shown.first, terminal_guard_begin_drawing() else { return }
    defer { terminal_guard_end_drawing() }
    fitScreen(to: first.canvas)
    arrange(shown)
    for (layer, curses) in zip(shown, layers) {
      curses.draw(layer.canvas, attributes: attributes)
    }
    update_panels()
    doupdate()
    if colors == .full, colorCount <= 256 { drawTrueColors(shown) }
  }

  func forget() {
    layers.forEach { $0.forget() }
    overlay.forget()
  }

  private func fitScreen(to canvas: Canvas) {
    let (columns, rows) = (Int32(canvas.columns), Int32(canvas.rows))
    if is_term_resized(rows, columns) {
      layers.forEach { $0.remove() }
      layers = []
      overlay.forget()
      resizeterm(rows, columns)
    }
  }

  /// Makes one curses layer for each layer, and keeps those that fit.
  private func arrange(_ shown: [Layer]) {
    let kept = zip(shown, layers).prefix { layer, curses in curses.fits(layer) }.count
    layers[kept...].forEach { $0.remove() }
    layers.removeSubrange(kept...)
    for layer in shown[kept...] {
      guard let curses = CursesLayer(layer) else { return }
      layers.append(curses)
    }
  }

  private func attributes(_ style: Style) -> CellAttributes {
    if let known = attributes[style] { return known }
    let result = CellAttributes(style, colors: colors, count: colorCount)
    attributes[style] = result
    return result
  }

  private func drawTrueColors(_ shown: [Layer]) {
    var everything = shown[0].canvas
    for layer in shown.dropFirst() {
      everything.draw(layer.canvas, column: layer.column, row: layer.row)
    }
    let text = overlay.text(for: everything)
    terminal_guard_write(text, text.utf8.count)
  }

  // MARK: Listening

  private func listen() {
    source(STDIN_FILENO) { [weak self] in self?.readKeys() }
    source(terminal_guard_events()) { [weak self] in self?.readEvents() }
  }

  private func source(_ file: Int32, handler: @escaping @MainActor @Sendable () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
    source.setEventHandler {
      terminal_guard_prepare_thread()
      MainActor.assumeIsolated(handler)
    }
    source.resume()
    sources.append(source)
  }

  private func readKeys() {
    var input: [KeyInput] = []
    var count = 0
    while let keyboard {
      var value: wint_t = 0
      let result = wget_wch(keyboard, &value)
      if result == ERR { break }
      count += 1
      if result == OK {
        input.append(.character(value))
      } else if let key = CursesKeys.key(for: Int32(bitPattern: value)) {
        input.append(.key(key))
      }
    }
    if count == 0, !terminal_guard_input_is_open() {
      onEvent?(.closed)
      return
    }
    for key in KeyDecoder.keys(in: input) { onEvent?(.key(key)) }
  }

  private func readEvents() {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(terminal_guard_events(), &bytes, bytes.count)
    guard count > 0 else { return }
    let events = Set(bytes.prefix(count).map(Int.init))
    if events.contains(Int(TERMINAL_GUARD_STOP_REQUESTED)) { suspend() }
    if events.contains(Int(TERMINAL_GUARD_CONTINUED)) { enterScreenAgain() }
    onEvent?(.changed)
  }

  private func suspend() {
    leaveScreen()
    terminal_guard_stop()
    enterScreenAgain()
  }

  private func enterScreenAgain() {
    reset_prog_mode()
    // Leaving the screen switched the keypad's sequences off; curses would switch them on with the next key.
    keypad(keyboard, true)
    forget()
  }
}
