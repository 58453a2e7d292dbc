import Rehearsal

extension GalleryBug {
  /// Everybody who finds the token expired refreshes it; the server accepts one refresh.
  package static let refreshStampede = GalleryBug("token refresh stampede") { isFixed in
    let session = Session(isFixed: isFixed)
    Task { try await session.token() }
    Task {
      // By now the first one usually has its refresh under way.
      for _ in 0..<8 { await Task.yield() }
      try await moment("another request")
      _ = try await session.token()
    }
    await settled()
    let refreshes = await session.refreshes
    try expect(refreshes == 1, "refreshed \(refreshes) times")
  }
}

private actor Session {
  private(set) var refreshes = 0
  private var current: String?
  private var refreshing: Task<String, any Error>?
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  @discardableResult func token() async throws -> String {
    if let current { return current }
    if isFixed, let refreshing { return try await refreshing.value }
    refreshes += 1
    let task = Task { try await answer("refresh", .success("token")) }
    refreshing = task
    let token = try await task.value
    current = token
    return token
  }
}
