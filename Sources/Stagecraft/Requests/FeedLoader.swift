/// Fills a ``Feed`` as its reader scrolls.
///
/// ```swift
/// let loader = FeedLoader<Product> { page in try await repository.products(page: page) }
/// loader.onChange = { [weak self] feed in self?.show(feed.items) }
/// loader.reachEnd()
/// ```
/// When this is gone, its request is cancelled.
@MainActor
public final class FeedLoader<Item: Identifiable & Sendable> where Item.ID: Sendable {
  private let request = LatestRequest<[Item]>()
  private let fetch: @Sendable (_ page: Int) async throws -> [Item]

  /// The list as it is.
  public private(set) var feed = Feed<Item>() {
    didSet { onChange(feed) }
  }

  /// Told the list after each change. It should not hold the owner of this strongly.
  public var onChange: @MainActor (Feed<Item>) -> Void = { _ in }

  /// Makes a loader of an empty list.
  ///
  /// - Parameter fetch: Answers with a page, counted from 1; with an empty one after the last.
  public init(fetch: @escaping @Sendable (_ page: Int) async throws -> [Item]) {
    self.fetch = fetch
  }

  /// The user came near the end of what there is.
  public func reachEnd() {
    var changed = feed
    start(changed.reachEnd(), changed)
  }

  /// The user wants to try again what failed.
  public func retry() {
    var changed = feed
    start(changed.retry(), changed)
  }

  /// Begins anew with the first page; what is on its way is abandoned.
  public func reload() {
    request.cancel()
    var changed = feed
    changed.reset()
    start(changed.reachEnd(), changed)
  }

  /// Returns when the request that runs now has ended. Returns at once if none runs.
  public func finished() async {
    await request.finished()
  }

  private func start(_ page: Int?, _ changed: Feed<Item>) {
    guard let page else { return }
    request.start { [fetch] in
      try await fetch(page)
    } then: { [weak self] result in
      self?.take(result)
    }
    feed = changed
  }

  private func take(_ result: Result<[Item], any Error>) {
    var changed = feed
    switch result {
    case .success(let items): changed.append(items)
    case .failure: changed.fail()
    }
    feed = changed
  }
}
