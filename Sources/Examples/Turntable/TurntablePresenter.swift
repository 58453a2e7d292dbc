/// Decides what is shown of an object that can be turned.
///
/// It refers to its views weakly. When it is gone, its requests are cancelled and nothing happens any more.
@MainActor
public final class TurntablePresenter: TurntableEvents {
  private let view = TurntableViewPort()
  private let source: any TurntableSource
  private var state = TurntableState()
  private var requests: [Int: Task<Void, Never>] = [:]

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - view: A view to attach, if there is one already.
  ///   - source: Where the frames come from.
  public init(view: (any TurntableView)? = nil, source: any TurntableSource) {
    self.source = source
    if let view { attach(view) }
  }

  deinit {
    for request in requests.values { request.cancel() }
  }

  /// Attaches a view and tells it what it missed.
  ///
  /// - Parameter view: The view, which the presenter refers to weakly.
  public func attach(_ view: any TurntableView) {
    self.view.attach(view)
  }

  /// Detaches a view: it is told nothing any more.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any TurntableView) {
    self.view.detach(view)
  }

  /// Asks for the first frame. Once there is one, or while it's being made, nothing happens; after an error
  /// it is tried again.
  public func start() {
    perform(state.start())
  }

  /// Turns the object. While frames are being made, only the newest angle counts.
  public func turn(by steps: Int) {
    perform(state.turn(by: steps))
  }

  private func perform(_ actions: [TurntableState.Action]) {
    for action in actions {
      switch action {
      case .showLoadingStatus: view.showLoadingStatus()
      case .hideLoadingStatus: view.hideLoadingStatus()
      case .request(let number, let angle): request(angle, number: number)
      case .show(let frame): view.show(frame: frame)
      case .showError(let message): view.showError(message: message)
      }
    }
  }

  private func request(_ angle: TurntableAngle, number: Int) {
    requests[number] = Task { [weak self, source] in
      do {
        let frame = try await source.frame(at: angle)
        if !Task.isCancelled { self?.received(frame, number: number) }
      } catch {
        if !Task.isCancelled { self?.failed("\(error)", number: number) }
      }
    }
  }

  private func received(_ frame: TurntableFrame, number: Int) {
    requests[number] = nil
    perform(state.received(frame, number: number))
  }

  private func failed(_ message: String, number: Int) {
    requests[number] = nil
    perform(state.failed(message, number: number))
  }
}
