/// A list that grows page by page while one scrolls: without duplicates, without gaps, up to its end.
///
/// Pages are counted from 1 and are asked for one after the other. A page that failed is asked for again,
/// never skipped. An item that was seen on an earlier page, because the data moved meanwhile, is left out.
public struct Feed<Item: Identifiable> {
  /// Where the list stands.
  public enum Phase: Hashable, Sendable {
    /// There may be more.
    case idle
    /// The next page is on its way.
    case loading
    /// The next page failed; it can be tried again.
    case failed
    /// There is no more.
    case ended
  }

  /// What has come, in order.
  public private(set) var items: [Item] = []

  /// Where the list stands.
  public private(set) var phase = Phase.idle

  private var pageCount = 0
  private var seen: Set<Item.ID> = []

  /// Makes an empty list.
  public init() {}

  /// The user came near the end of what there is.
  ///
  /// - Returns: The page to ask for, if one is due: none while one is on its way, has failed, or is the
  ///   last.
  public mutating func reachEnd() -> Int? {
    phase == .idle ? request() : nil
  }

  /// The user wants to try again what failed.
  ///
  /// - Returns: The page to ask for, if one has failed.
  public mutating func retry() -> Int? {
    phase == .failed ? request() : nil
  }

  /// Takes the page that was asked for. An empty one is the end.
  ///
  /// - Parameter page: Its items.
  /// - Returns: Those that are new, in order.
  /// - Complexity: O(*n*) for *n* items of the page.
  @discardableResult
  public mutating func append(_ page: [Item]) -> [Item] {
    guard phase == .loading else { return [] }
    pageCount += 1
    phase = page.isEmpty ? .ended : .idle
    let new = page.filter { seen.insert($0.id).inserted }
    items += new
    return new
  }

  /// The page that was asked for did not come.
  public mutating func fail() {
    if phase == .loading { phase = .failed }
  }

  /// Begins anew, as after pulling to refresh.
  public mutating func reset() {
    self = Feed()
  }

  private mutating func request() -> Int {
    phase = .loading
    return pageCount + 1
  }
}

extension Feed: Sendable where Item: Sendable, Item.ID: Sendable {}
