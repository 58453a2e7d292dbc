import Stagecraft

/// A pager as reactive MVVM: takes the taps as streams, publishes what is shown as one.
@MainActor
public final class ReactivePagerViewModel: ObservableObject {
  /// What is shown. A new subscriber of its publisher gets the current content at once.
  @Published public private(set) var content = PagerContent()

  private var requests: PageRequests?
  private var subscriptions: Set<AnyCancellable> = []

  /// Makes a view model.
  ///
  /// - Parameters:
  ///   - load: The screen appears. All taps are to come on the main actor.
  ///   - next: The taps that lead to the next page.
  ///   - previous: The taps that lead to the page before.
  ///   - service: Where the pages come from.
  public init(
    load: some Publisher<Void, Never>, next: some Publisher<Void, Never>,
    previous: some Publisher<Void, Never>, service: any PageService
  ) {
    let requests = PageRequests(service: service) { [weak self] in self?.content.take($0) }
    self.requests = requests
    load.sink { [weak requests] in requests?.load() }.store(in: &subscriptions)
    next.sink { [weak requests] in requests?.next() }.store(in: &subscriptions)
    previous.sink { [weak requests] in requests?.previous() }.store(in: &subscriptions)
  }

  /// Returns when the request that runs now has ended. Returns at once if none runs.
  public func finished() async {
    await requests?.finished()
  }
}
