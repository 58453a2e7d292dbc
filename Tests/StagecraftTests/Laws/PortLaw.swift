/// The laws of a port. Each one says what is wrong after a script, or nothing.
enum PortLaw: CaseIterable {
  /// A view attached late, or again, ends like one that was attached all along; once-commands and
  /// transient ones aside.
  case lateEndsLikeEarly
  /// A once-command reaches every view attached at that moment, or else the first that comes, and nobody
  /// twice.
  case onceReachesOnce
  /// Nothing reaches a detached view.
  case detachedHearsNothing
  /// Nothing leaks: neither a view nor the port outlives those who hold it.
  case nothingLeaks

  /// Plays a script to a new port.
  ///
  /// - Returns: What is wrong, or nil.
  @MainActor
  func violation<Port: PortUnderTest>(of _: Port.Type, in script: PortScript) -> String? {
    switch self {
    case .lateEndsLikeEarly: endsDifferently(PortRun<Port>(), script)
    case .onceReachesOnce: reachesOthers(PortRun<Port>(), script)
    case .detachedHearsNothing: tellsTheDetached(PortRun<Port>(), script)
    case .nothingLeaks: leaks(PortRun<Port>.self, script)
    }
  }

  @MainActor
  private func reachesOthers(_ run: PortRun<some PortUnderTest>, _ script: PortScript) -> String? {
    run.play(script)
    _ = run.attachLateView()
    for (alarm, expected) in run.expectedAlarms {
      let received = run.receivedAlarms[alarm, default: []].sorted()
      if received != expected.sorted() {
        return "alarm \(alarm) is for \(expected.sorted()), but went to \(received)"
      }
    }
    return nil
  }

  @MainActor
  private func tellsTheDetached(_ run: PortRun<some PortUnderTest>, _ script: PortScript) -> String?
  {
    run.play(script)
    return run.strays.isEmpty ? nil : "a detached view was told \(run.strays)"
  }

  @MainActor
  private func endsDifferently(_ run: PortRun<some PortUnderTest>, _ script: PortScript) -> String?
  {
    let early = PanelSpy()
    early.isAttached = true
    run.port.attach(early)
    run.play(script)
    let expected = PanelScreen(after: early.calls)
    _ = run.attachLateView()
    for (number, view) in run.views where view.isAttached {
      let screen = PanelScreen(after: view.calls)
      if screen != expected { return "view \(number) shows \(screen), the early one \(expected)" }
    }
    return nil
  }

  @MainActor
  private func leaks<Port: PortUnderTest>(_: PortRun<Port>.Type, _ script: PortScript) -> String? {
    var run: PortRun<Port>? = PortRun()
    weak let port = run?.port
    run?.play(script)
    run?.end()
    let leaked = run?.leaked ?? []
    if !leaked.isEmpty { return "views \(leaked) are held by somebody" }
    run = nil
    return port == nil ? nil : "the port is held by somebody"
  }
}
