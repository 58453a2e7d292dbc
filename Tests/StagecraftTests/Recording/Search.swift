import Stagecraft

/// A small system to record: a search whose answers come later.
@PassiveView(.codable)
@MainActor
protocol SearchView: AnyObject {
  @Replay(.latest("busy")) func showBusy()
  @Replay(.latest("busy")) func hideBusy()
  func show(results: [String])
  @Replay(.once) func showError(message: String)
}

@ViewEvents(.codable)
@MainActor
protocol SearchEvents {
  func search(_ text: String)
  func clear()
}

extension SearchViewPort: SearchView {}
extension SearchEventsPort: SearchEvents {}

protocol SearchService: Sendable {
  func results(for text: String) async throws -> [String]
}

/// Shows the results of the latest search only, unless it is told to be broken.
@MainActor
final class SearchPresenter: SearchEvents {
  enum Flaw { case none, showsNothing, showsTwice, showsLateAnswers }

  let view = SearchViewPort()
  private let service: any SearchService
  private let flaw: Flaw
  private var request: Task<Void, Never>?

  init(service: any SearchService, flaw: Flaw = .none) {
    self.service = service
    self.flaw = flaw
  }

  func search(_ text: String) {
    view.showBusy()
    request?.cancel()
    request = Task { [service] in
      do {
        let results = try await service.results(for: text)
        if Task.isCancelled && flaw != .showsLateAnswers { return }
        if flaw != .showsNothing { view.show(results: results) }
        if flaw == .showsTwice { view.show(results: results) }
      } catch is CancellationError {
        return
      } catch {
        view.showError(message: "\(error)")
      }
      view.hideBusy()
    }
  }

  func clear() {
    view.show(results: [])
  }
}

struct SearchFailure: Error, Codable, Equatable, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}

/// Answers at once.
struct InstantSearch: SearchService {
  func results(for text: String) async throws -> [String] {
    switch text {
    case "fail": throw SearchFailure(reason: "no net")
    case "": throw CancellationError()
    default: return [text.uppercased()]
    }
  }
}

struct RecordedSearch: SearchService {
  let base: any SearchService
  let recorder: SessionRecorder

  func results(for text: String) async throws -> [String] {
    try await recorder.recordAnswer(on: "search") { try await base.results(for: text) }
  }
}

struct ReplayedSearch: SearchService {
  let replay: SessionReplay

  func results(for text: String) async throws -> [String] {
    try await replay.answer(on: "search", failure: SearchFailure.self)
  }
}
