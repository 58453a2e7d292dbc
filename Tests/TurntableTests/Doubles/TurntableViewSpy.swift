import Turntable

/// Records what a view of a turntable is told.
@MainActor
final class TurntableViewSpy: TurntableView {
  private(set) var calls: [TurntableViewCommand] = []

  func showLoadingStatus() { calls.append(.showLoadingStatus) }
  func hideLoadingStatus() { calls.append(.hideLoadingStatus) }
  func show(frame: TurntableFrame) { calls.append(.show(frame: frame)) }
  func showError(message: String) { calls.append(.showError(message: message)) }

  /// The steps of the frames that were shown.
  var steps: [Int] {
    calls.compactMap { if case .show(let frame) = $0 { frame.angle.step } else { nil } }
  }

  var isLoading: Bool {
    calls.last { $0 == .showLoadingStatus || $0 == .hideLoadingStatus } == .showLoadingStatus
  }
}
