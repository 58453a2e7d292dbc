import Rehearsal

extension GalleryBug {
  /// The response comes after the user was told that there is none, and takes the screen over.
  package static let timeoutAgainstResponse = GalleryBug("timeout against response") { isFixed in
    let login = await Login(isFixed: isFixed)
    await login.start()
    await settled(within: .seconds(60))
    let history = await login.history
    try expect(history.count == 1, "told the user: \(history.joined(separator: ", then "))")
  }
}

@MainActor private final class Login {
  private(set) var history: [String] = []
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  func start() {
    Task {
      _ = try await answer("login", .success("session"))
      if isFixed, !history.isEmpty { return }
      history.append("welcome")
    }
    Task {
      try await Task.sleep(for: .seconds(10))
      if history.isEmpty { history.append("no answer, try again later") }
    }
  }
}
