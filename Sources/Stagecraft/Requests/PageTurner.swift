/// Decides which page is asked for and which is shown, when one turns pages forwards and backwards.
///
/// Pages are counted from 1. Only the answer to the newest request counts. After a failure, and after an
/// empty page, which means the end, the number returns to the page that is shown.
public struct PageTurner: Hashable, Sendable {
  /// What is to be done, in order.
  public enum Effect: Hashable, Sendable {
    /// Ask for a page; a request that still runs is abandoned.
    case request(page: Int)
    /// Show the page that was answered.
    case show
    /// Show that the request failed.
    case showFailure
    /// Going forward has become possible or impossible.
    case setNextEnabled(Bool)
    /// Going back has become possible or impossible.
    case setPreviousEnabled(Bool)
  }

  /// What a request came to.
  public enum Answer: Hashable, Sendable {
    /// A page with something on it.
    case page
    /// An empty page: the end lies before it.
    case empty
    /// No answer.
    case failure
  }

  /// The page that is asked for, or else the one that is shown. 0 if there is none.
  public private(set) var page = 0

  /// The page that is shown. 0 if there is none yet.
  public private(set) var shownPage = 0

  /// Whether there may be a page after this one.
  public private(set) var isNextEnabled = true

  /// Whether there is a page before this one.
  public private(set) var isPreviousEnabled = true

  /// Makes a turner that has asked for nothing.
  public init() {}

  /// Asks for the first page, from which one can go on as far as is known.
  public mutating func load() -> [Effect] {
    enableNext(true) + turn(to: 1)
  }

  /// Asks for the page after this one, unless the end is known to be there.
  public mutating func next() -> [Effect] {
    isNextEnabled ? turn(to: page + 1) : []
  }

  /// Asks for the page before this one. On the first page it does nothing.
  public mutating func previous() -> [Effect] {
    guard page > 1 else { return [] }
    return enableNext(true) + turn(to: page - 1)
  }

  /// Takes the answer to the newest request.
  ///
  /// - Parameter answer: What it came to.
  public mutating func receive(_ answer: Answer) -> [Effect] {
    switch answer {
    case .page:
      shownPage = page
      return [.show]
    case .failure:
      return [.showFailure] + returnToShownPage()
    case .empty:
      // Who asked for a page further on may still find the ones between.
      let isEnd = page == shownPage + 1
      return returnToShownPage() + (isEnd ? enableNext(false) : [])
    }
  }

  private mutating func turn(to newPage: Int) -> [Effect] {
    page = newPage
    return enablePrevious() + [.request(page: page)]
  }

  private mutating func returnToShownPage() -> [Effect] {
    page = shownPage
    return enablePrevious()
  }

  private mutating func enablePrevious() -> [Effect] {
    guard isPreviousEnabled != (page > 1) else { return [] }
    isPreviousEnabled.toggle()
    return [.setPreviousEnabled(isPreviousEnabled)]
  }

  private mutating func enableNext(_ isEnabled: Bool) -> [Effect] {
    guard isNextEnabled != isEnabled else { return [] }
    isNextEnabled = isEnabled
    return [.setNextEnabled(isEnabled)]
  }
}
