/// A script that is played to a port, with what the laws need to know about it.
@MainActor
final class PortRun<Port: PortUnderTest> {
  let port = Port()

  /// Every view that there ever was, by number; nil once it is gone.
  private(set) var views: [Int: PanelSpy] = [:]

  /// Who should get each alarm: the views attached when it was sent, or else the first to come.
  private(set) var expectedAlarms: [Int: Set<Int>] = [:]

  /// Who got each alarm, as often as it got it.
  private(set) var receivedAlarms: [Int: [Int]] = [:]

  /// The views that should be gone, but are held by somebody.
  private(set) var leaked: [Int] = []

  /// What views were told while they were not attached.
  private(set) var strays: [PanelViewCommand] = []

  private var current: [Int] = Array(0..<PortScript.viewCount)
  private var nextView = PortScript.viewCount
  private var waitingAlarms: [Int] = []

  func play(_ script: PortScript) {
    for step in script.steps { play(step) }
  }

  /// Attaches a view that was never there before.
  func attachLateView() -> PanelSpy {
    let number = nextView
    nextView += 1
    attach(number)
    return view(number)
  }

  /// Lets go of all views.
  func end() {
    for number in Array(views.keys) { drop(number) }
  }

  private func play(_ step: PortScript.Step) {
    switch step {
    case .attach(let index): attach(current[index])
    case .detach(let index):
      let view = view(current[index])
      port.detach(view)
      view.isAttached = false
    case .drop(let index):
      drop(current[index])
      current[index] = nextView
      nextView += 1
    case .send(let command):
      if case .alarm(let number) = command { expect(alarm: number) }
      port.send(command)
    }
    collect()
  }

  private func attach(_ number: Int) {
    let view = view(number)
    if !view.isAttached {
      for alarm in waitingAlarms { expectedAlarms[alarm] = [number] }
      waitingAlarms = []
    }
    view.isAttached = true
    port.attach(view)
    collect()
  }

  private func drop(_ number: Int) {
    weak let gone = views[number]
    collect(from: number)
    views[number] = nil
    if gone != nil { leaked.append(number) }
  }

  private func view(_ number: Int) -> PanelSpy {
    let view = views[number] ?? PanelSpy()
    views[number] = view
    return view
  }

  private func expect(alarm: Int) {
    let attached = views.filter(\.value.isAttached).keys
    expectedAlarms[alarm] = Set(attached)
    if attached.isEmpty { waitingAlarms.append(alarm) }
  }

  private var collectedCounts: [Int: Int] = [:]

  private func collect() {
    for number in views.keys { collect(from: number) }
  }

  private func collect(from number: Int) {
    guard let view = views[number] else { return }
    for case .alarm(let alarm) in view.calls.dropFirst(collectedCounts[number, default: 0]) {
      receivedAlarms[alarm, default: []].append(number)
    }
    collectedCounts[number] = view.calls.count
    if strays.isEmpty { strays = view.callsWhileDetached }
  }
}
