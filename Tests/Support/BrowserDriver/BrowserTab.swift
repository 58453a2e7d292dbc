import Foundation

/// One page of a driven browser.
public actor BrowserTab {
  private let browser: Browser
  private let target: JSONValue
  private let session: String
  private var loads = 0
  private var loadWaiters: [CheckedContinuation<Void, Never>] = []

  /// What the page complained about: uncaught errors, and what it wrote to the console as errors.
  public private(set) var complaints: [String] = []

  init(browser: Browser, target: JSONValue, session: String) {
    self.browser = browser
    self.target = target
    self.session = session
  }

  func prepare(width: Int, height: Int, isDark: Bool, hasScript: Bool) async throws {
    for domain in ["Page", "Runtime", "Log"] { _ = try await call("\(domain).enable") }
    _ = try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1,
        "mobile": .boolean(width < 600),
      ])
    _ = try await call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]])
    if !hasScript { _ = try await call("Emulation.setScriptExecutionDisabled", ["value": true]) }
  }

  /// Goes to an address and waits until the page has loaded.
  public func go(to address: String) async throws {
    try await loading { _ = try await call("Page.navigate", ["url": .text(address)]) }
  }

  /// Loads the page again.
  public func reload() async throws {
    try await loading { _ = try await call("Page.reload") }
  }

  /// Does what loads a page, and waits until it has loaded.
  public func loading(_ action: @Sendable () async throws -> Void) async throws {
    let before = loads
    try await action()
    while loads == before {
      await withCheckedContinuation { loadWaiters.append($0) }
    }
  }

  /// Goes back in the history and waits until the page has loaded.
  public func goBack() async throws {
    try await loading { _ = try await evaluate("history.back()") }
  }

  /// Runs a script, and waits if it gives a promise.
  @discardableResult
  public func evaluate(_ script: String) async throws -> JSONValue {
    let answer = try await call(
      "Runtime.evaluate",
      ["expression": .text(script), "awaitPromise": true, "returnByValue": true])
    if let failure = answer["exceptionDetails"]["exception"]["description"].string {
      throw BrowserError.script(failure)
    }
    return answer["result"]["value"]
  }

  /// Waits until an expression is true, also over the loading of pages.
  ///
  /// - Throws: ``BrowserError/waitedInVain(for:text:)`` after ten seconds.
  public func wait(until condition: String) async throws {
    let script = """
      new Promise((resume) => {
        const isTrue = () => { try { return Boolean(\(condition)) } catch { return false } };
        if (isTrue()) return resume(true);
        const observer = new MutationObserver(look);
        const timer = setInterval(look, 50);
        const end = Date.now() + 10000;
        function look() {
          const result = isTrue();
          if (!result && Date.now() < end) return;
          observer.disconnect(); clearInterval(timer); resume(result);
        }
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      })
      """
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
      // A page that is left takes its scripts with it: then the next one is asked.
      guard let result = try? await evaluate(script) else { continue }
      if result == .boolean(true) { return }
      break
    }
    let text = try? await evaluate("document.body.innerText").string
    throw BrowserError.waitedInVain(for: condition, text: text ?? "")
  }

  /// The text of the first element with the selector.
  public func text(of selector: String) async throws -> String {
    let text = try await evaluate(
      "document.querySelector(\(Self.literal(selector)))?.innerText ?? null")
    guard let text = text.string else { throw BrowserError.noElement(selector) }
    return text
  }

  /// Clicks on the middle of the first element with the selector, as a mouse does.
  public func click(_ selector: String) async throws {
    guard let point = try await middle(of: selector) else { throw BrowserError.noElement(selector) }
    for type in ["mousePressed", "mouseReleased"] {
      _ = try await call(
        "Input.dispatchMouseEvent",
        [
          "type": .text(type), "x": .number(point.x), "y": .number(point.y), "button": "left",
          "clickCount": 1,
        ])
    }
  }

  /// Where the middle of an element is, once it has been scrolled into view.
  private func middle(of selector: String) async throws -> (x: Double, y: Double)? {
    let script = """
      (() => {
        const element = document.querySelector(\(Self.literal(selector)));
        if (!element) return null;
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()
      """
    guard let point = try await evaluate(script).elements, point.count == 2,
      case .number(let x) = point[0], case .number(let y) = point[1]
    else { return nil }
    return (x, y)
  }

  /// Presses the mouse on the middle of an element, moves it sideways in steps of ten pixels, and releases.
  public func drag(_ selector: String, by distance: Int) async throws {
    guard let point = try await middle(of: selector) else { throw BrowserError.noElement(selector) }
    func mouse(_ type: String, at offset: Int) async throws {
      _ = try await call(
        "Input.dispatchMouseEvent",
        [
          "type": .text(type), "x": .number(point.x + Double(offset)), "y": .number(point.y),
          "button": "left", "buttons": 1, "clickCount": 1,
        ])
    }
    try await mouse("mousePressed", at: 0)
    for offset in stride(from: 0, through: distance, by: distance < 0 ? -10 : 10) {
      try await mouse("mouseMoved", at: offset)
    }
    try await mouse("mouseReleased", at: distance)
  }

  /// Presses and releases a key: `Tab`, `Enter`, `Escape`, `ArrowLeft`, `Home`.
  public func press(_ key: String) async throws {
    let codes = [
      "Tab": 9, "Enter": 13, "Escape": 27, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
      "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    ]
    var parameters: [String: JSONValue] = [
      "key": .text(key), "code": .text(key),
      "windowsVirtualKeyCode": .number(Double(codes[key] ?? 0)),
    ]
    if key == "Enter" { parameters["text"] = "\r" }
    for type in ["keyDown", "keyUp"] {
      parameters["type"] = .text(type)
      _ = try await call("Input.dispatchKeyEvent", .object(parameters))
    }
  }

  /// Types text into the element that has the focus.
  public func type(_ text: String) async throws {
    _ = try await call("Input.insertText", ["text": .text(text)])
  }

  /// What the window shows, as a PNG.
  public func screenshot() async throws -> Data {
    let image = try await call("Page.captureScreenshot")["data"].string ?? ""
    return Data(base64Encoded: image) ?? Data()
  }

  /// Closes the page, as a user closes a tab.
  public func close() async throws {
    _ = try await browser.call("Target.closeTarget", ["targetId": target])
  }

  func heard(_ method: String, _ parameters: JSONValue) {
    switch method {
    case "Page.loadEventFired":
      loads += 1
      for waiter in loadWaiters { waiter.resume() }
      loadWaiters = []
    case "Runtime.exceptionThrown":
      let details = parameters["exceptionDetails"]
      complaints.append(details["exception"]["description"].string ?? details["text"].string ?? "?")
    case "Log.entryAdded" where parameters["entry"]["level"] == "error":
      complaints.append(parameters["entry"]["text"].string ?? "?")
    default: break
    }
  }

  private func call(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
    try await browser.call(method, parameters, session: session)
  }

  private static func literal(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }
}
