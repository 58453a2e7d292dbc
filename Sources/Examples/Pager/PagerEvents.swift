import Stagecraft

/// What a user does with a pager.
@ViewEvents(.codable)
@MainActor
public protocol PagerEvents: AnyObject {
  /// The screen appeared. It may appear again without having been gone.
  func load()
  /// The button that leads to the next page was pressed.
  func next()
  /// The button that leads to the page before was pressed.
  func previous()
}
