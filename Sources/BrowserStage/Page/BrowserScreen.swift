/// What is shown at an address, for one open page: the views, and whatever presenters they belong to.
///
/// It is made when a page is opened and released when the page is gone. Then nothing of the page holds
/// it any more, so presenters that hold their views weakly have none.
@MainActor
public protocol BrowserScreen: AnyObject {
  /// The page's content as it is now: markup with the regions that commands will change (see
  /// ``BrowserPage/region(_:)``). It stands below the title, which is the page's own.
  func content() -> HTML
}
