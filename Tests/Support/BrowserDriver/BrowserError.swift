/// What can go wrong with a driven browser.
public enum BrowserError: Error, Equatable {
  /// It did not start.
  case notStarted(String)
  /// It ended while it was needed.
  case ended
  /// It refused a command, for the reason given.
  case refused(command: String, reason: String)
  /// A script failed.
  case script(String)
  /// What was waited for did not come; the page's text then is given.
  case waitedInVain(for: String, text: String)
  /// No element has the selector.
  case noElement(String)
}
