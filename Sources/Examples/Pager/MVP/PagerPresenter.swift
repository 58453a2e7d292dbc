import Stagecraft

/// A pager as MVP: turns pages and tells its views, which it refers to weakly.
///
/// When it is gone, its request is cancelled and nothing happens any more.
@MainActor
public final class PagerPresenter: PagerEvents {
  private let view: PagerViewPort
  private let requests: PageRequests
  private var isSetUp = false

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - view: A view to attach, if there is one already.
  ///   - service: Where the pages come from.
  public init(view: (any PagerView)? = nil, service: any PageService) {
    let port = PagerViewPort()
    self.view = port
    requests = PageRequests(service: service) { news in
      switch news {
      case .text(let text): port.updateViews(text: text)
      case .error(let message): port.showError(message: message)
      case .nextEnabled(let isEnabled): port.setNextEnabled(isEnabled)
      case .previousEnabled(let isEnabled): port.setPreviousEnabled(isEnabled)
      }
    }
    if let view { attach(view) }
  }

  /// Attaches a view and tells it what it missed.
  ///
  /// - Parameter view: The view, which the presenter refers to weakly.
  public func attach(_ view: any PagerView) {
    self.view.attach(view)
  }

  /// Detaches a view: it is told nothing any more.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any PagerView) {
    self.view.detach(view)
  }

  /// Sets the views up, the first time, and asks for the first page.
  public func load() {
    if !isSetUp {
      isSetUp = true
      view.setupViews()
    }
    requests.load()
  }

  /// Asks for the next page.
  public func next() {
    requests.next()
  }

  /// Asks for the page before. On the first page it does nothing.
  public func previous() {
    requests.previous()
  }

  /// Returns when the request that runs now has ended. Returns at once if none runs.
  public func finished() async {
    await requests.finished()
  }
}
