import Rehearsal

extension GalleryBug {
  /// An initialiser starts loading what a method, called soon after, takes for loaded.
  package static let initRace = GalleryBug("init race") { isFixed in
    let player = await Player(isFixed: isFixed)
    Task { @MainActor in
      try await moment("the user starts")
      await player.start()
    }
    await settled()
    let volume = await player.startedAt
    try expect(volume == 3, "started at volume \(volume ?? 0), set was 3")
  }
}

@MainActor private final class Player {
  private(set) var startedAt: Int?
  private var volume = 10
  private var loading: Task<Void, Never>?
  private let isFixed: Bool

  init(isFixed: Bool) {
    self.isFixed = isFixed
    loading = Task {
      if let stored = try? await answer("load settings", .success(3)) { volume = stored }
    }
  }

  func start() async {
    if isFixed { await loading?.value }
    startedAt = volume
  }
}
