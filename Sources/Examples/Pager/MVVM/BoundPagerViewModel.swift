import Stagecraft

/// A pager as MVVM without a reactive framework: views bind its properties by key paths.
@MainActor
public final class BoundPagerViewModel: BindingSource, PagerEvents {
  @Observed private var content = PagerContent()
  private var requests: PageRequests?

  /// Makes a view model.
  ///
  /// - Parameter service: Where the pages come from.
  public init(service: any PageService) {
    requests = PageRequests(service: service) { [weak self] in self?.content.take($0) }
  }

  /// The page that is shown.
  public var text: String { content.text }

  /// The message of the latest failure; nil once a page was shown after it.
  public var errorMessage: String? { content.errorMessage }

  /// Whether one can go on.
  public var isNextEnabled: Bool { content.isNextEnabled }

  /// Whether one can go back.
  public var isPreviousEnabled: Bool { content.isPreviousEnabled }

  /// Asks for the first page.
  public func load() { requests?.load() }

  /// Asks for the next page.
  public func next() { requests?.next() }

  /// Asks for the page before. On the first page it does nothing.
  public func previous() { requests?.previous() }

  /// Returns when the request that runs now has ended. Returns at once if none runs.
  public func finished() async {
    await requests?.finished()
  }
}
