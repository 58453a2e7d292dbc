import Foundation

/// A real Chromium without a window, driven over the DevTools protocol.
///
/// ```swift
/// let browser = try await Browser.launch()
/// let page = try await browser.open("http://127.0.0.1:8080/")
/// try await page.click("a")
/// try await page.wait(until: "document.title === 'Products'")
/// await browser.quit()
/// ```
public actor Browser {
  private let process: BrowserProcess
  private var lastIdentifier = 0
  private var waiting: [Int: (String, CheckedContinuation<JSONValue, any Error>)] = [:]
  private var listeners: [String: @Sendable (String, JSONValue) async -> Void] = [:]
  private var hasEnded = false

  /// Starts a browser. Each has a profile of its own.
  public static func launch(
    executable: String = "/usr/bin/chromium-headless-shell"
  ) async throws -> Browser {
    let process = try BrowserProcess(
      executable: executable,
      arguments: [
        "--headless", "--no-sandbox", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu",
        "--disable-background-networking", "--disable-dev-shm-usage", "--hide-scrollbars",
      ])
    let browser = Browser(process: process)
    Task { await browser.listen() }
    _ = try await browser.call("Browser.getVersion")
    return browser
  }

  private init(process: BrowserProcess) {
    self.process = process
  }

  /// Opens a page.
  ///
  /// - Parameters:
  ///   - address: where to go.
  ///   - width: the width of the window in CSS pixels.
  ///   - height: its height.
  ///   - isDark: whether dark colours are preferred.
  ///   - hasScript: whether the page may run JavaScript.
  public func open(
    _ address: String, width: Int = 1200, height: Int = 900, isDark: Bool = false,
    hasScript: Bool = true
  ) async throws -> BrowserTab {
    let target = try await call("Target.createTarget", ["url": "about:blank"])["targetId"]
    let session =
      try await call(
        "Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"].string ?? ""
    let tab = BrowserTab(browser: self, target: target, session: session)
    listeners[session] = { [weak tab] method, parameters in await tab?.heard(method, parameters) }
    try await tab.prepare(width: width, height: height, isDark: isDark, hasScript: hasScript)
    try await tab.go(to: address)
    return tab
  }

  /// Ends the browser, and waits until it has ended.
  public func quit() async {
    if (try? await call("Browser.close")) == nil { process.kill() }
    await process.reap()
  }

  func call(
    _ method: String, _ parameters: JSONValue = [:], session: String? = nil
  ) async throws -> JSONValue {
    guard !hasEnded else { throw BrowserError.ended }
    lastIdentifier += 1
    let identifier = lastIdentifier
    var message: [String: JSONValue] = [
      "id": .number(Double(identifier)), "method": .text(method), "params": parameters,
    ]
    if let session { message["sessionId"] = .text(session) }
    let data = try JSONEncoder().encode(JSONValue.object(message))
    return try await withCheckedThrowingContinuation { continuation in
      waiting[identifier] = (method, continuation)
      process.write(data)
    }
  }

  private func listen() async {
    for await data in process.messages() {
      guard let message = try? JSONDecoder().decode(JSONValue.self, from: data) else { continue }
      if let number = message["id"].double,
        let (method, waiter) = waiting.removeValue(forKey: Int(number))
      {
        if let reason = message["error"]["message"].string {
          waiter.resume(throwing: BrowserError.refused(command: method, reason: reason))
        } else {
          waiter.resume(returning: message["result"])
        }
      } else if let method = message["method"].string, let session = message["sessionId"].string {
        await listeners[session]?(method, message["params"])
      }
    }
    hasEnded = true
    for (_, waiter) in waiting.values { waiter.resume(throwing: BrowserError.ended) }
    waiting = [:]
  }
}
