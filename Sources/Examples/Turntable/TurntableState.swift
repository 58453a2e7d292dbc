/// What a turntable has asked for and what it shows: decides, and does nothing itself.
///
/// At most ``requestLimit`` frames are asked for at once; while they are being made, only the newest angle
/// counts. Requests are numbered: a frame that comes after a newer one is dropped.
struct TurntableState {
  /// What the presenter has to do.
  enum Action: Equatable {
    case showLoadingStatus
    case hideLoadingStatus
    case request(number: Int, TurntableAngle)
    case show(TurntableFrame)
    case showError(String)
  }

  /// Two, so that one slow frame does not hold up the next.
  static let requestLimit = 2

  /// The angle that the user has turned to.
  private(set) var angle = TurntableAngle.front
  private var running: Set<Int> = []
  private var newest = (number: 0, angle: TurntableAngle?.none)
  private var shown = 0
  private var isLoading = false
  private var hasComplained = false

  /// The object appeared: asks for the first frame, unless there is one or it's being made.
  mutating func start() -> [Action] {
    guard shown == 0, running.isEmpty else { return [] }
    isLoading = true
    hasComplained = false
    newest.angle = nil
    return [.showLoadingStatus] + requests()
  }

  /// The user turned it.
  mutating func turn(by steps: Int) -> [Action] {
    angle = angle.turned(by: steps)
    return requests()
  }

  /// A frame is there.
  mutating func received(_ frame: TurntableFrame, number: Int) -> [Action] {
    guard running.remove(number) != nil else { return [] }
    var actions: [Action] = []
    if number > shown {
      shown = number
      hasComplained = false
      actions = endOfLoading() + [.show(frame)]
    }
    return actions + requests()
  }

  /// A frame cannot be made. What is shown stays. The user is told once, not at each step.
  mutating func failed(_ message: String, number: Int) -> [Action] {
    guard running.remove(number) != nil else { return [] }
    var actions: [Action] = []
    // A newer frame, there or to come, makes up for it.
    if number == newest.number {
      actions = endOfLoading()
      if !hasComplained { actions.append(.showError(message)) }
      hasComplained = true
    }
    return actions + requests()
  }

  private mutating func endOfLoading() -> [Action] {
    defer { isLoading = false }
    return isLoading ? [.hideLoadingStatus] : []
  }

  private mutating func requests() -> [Action] {
    // Nothing is asked for before the object has appeared.
    guard isLoading || newest.number > 0 else { return [] }
    guard running.count < Self.requestLimit, angle != newest.angle else { return [] }
    newest = (newest.number + 1, angle)
    running.insert(newest.number)
    return [.request(number: newest.number, angle)]
  }
}
