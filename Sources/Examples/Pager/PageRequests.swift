import Stagecraft

/// What all forms of the pager share: turns pages, asks the service, drops late answers.
///
/// It tells what is to be shown by values; the forms differ only in how they pass them on.
@MainActor
final class PageRequests {
  /// What is to be shown.
  enum News: Equatable {
    case text(String)
    case error(message: String)
    case nextEnabled(Bool)
    case previousEnabled(Bool)
  }

  private let service: any PageService
  private let request = LatestRequest<String>()
  private let tell: @MainActor (News) -> Void
  private var turner = PageTurner()

  /// - Parameters:
  ///   - service: Where the pages come from.
  ///   - tell: Told what is to be shown. It must not hold the owner of this strongly.
  init(service: any PageService, tell: @escaping @MainActor (News) -> Void) {
    self.service = service
    self.tell = tell
  }

  func load() { perform(turner.load()) }
  func next() { perform(turner.next()) }
  func previous() { perform(turner.previous()) }

  /// Returns when the request that runs now has ended.
  func finished() async { await request.finished() }

  private func take(_ result: Result<String, any Error>) {
    switch result {
    case .success(let text):
      perform(turner.receive(text.isEmpty ? .empty : .page), text: text)
    case .failure(let error):
      perform(turner.receive(.failure), text: "The page did not come: \(error)")
    }
  }

  private func perform(_ effects: [PageTurner.Effect], text: String = "") {
    for effect in effects {
      switch effect {
      case .request(let page): ask(for: page)
      case .show: tell(.text(text))
      case .showFailure: tell(.error(message: text))
      case .setNextEnabled(let isEnabled): tell(.nextEnabled(isEnabled))
      case .setPreviousEnabled(let isEnabled): tell(.previousEnabled(isEnabled))
      }
    }
  }

  private func ask(for page: Int) {
    request.start { [service] in
      try await service.request(page: page)
    } then: { [weak self] result in
      self?.take(result)
    }
  }
}
