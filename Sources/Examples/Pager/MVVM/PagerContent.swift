/// What a pager shows: the state that the view models publish.
public struct PagerContent: Hashable, Sendable {
  /// The page that is shown.
  public internal(set) var text = ""

  /// The message of the latest failure; nil once a page was shown after it.
  public internal(set) var errorMessage: String?

  /// Whether one can go on.
  public internal(set) var isNextEnabled = true

  /// Whether one can go back.
  public internal(set) var isPreviousEnabled = true

  mutating func take(_ news: PageRequests.News) {
    switch news {
    case .text(let text):
      self.text = text
      errorMessage = nil
    case .error(let message): errorMessage = message
    case .nextEnabled(let isEnabled): isNextEnabled = isEnabled
    case .previousEnabled(let isEnabled): isPreviousEnabled = isEnabled
    }
  }
}
