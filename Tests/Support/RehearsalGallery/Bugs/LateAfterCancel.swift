import Rehearsal

extension GalleryBug {
  /// A request that does not notice its cancellation shows its answer on a screen that is gone.
  package static let lateAfterCancel = GalleryBug("late after cancel") { isFixed in
    let screen = await Screen(isFixed: isFixed)
    await screen.appear()
    Task { @MainActor in
      try await moment("the user leaves")
      screen.disappear()
    }
    await settled()
    let isLate = await screen.wasShownAfterLeaving
    try expect(!isLate, "shown after the user has left")
  }
}

@MainActor private final class Screen {
  private(set) var wasShownAfterLeaving = false
  private var isGone = false
  private var loading: Task<Void, Never>?
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  func appear() {
    loading = Task {
      // A callback interface that knows no cancellation.
      let image = Task { try await answer("load image", .success("image")) }
      _ = try? await image.value
      if isFixed, Task.isCancelled { return }
      wasShownAfterLeaving = isGone
    }
  }

  func disappear() {
    isGone = true
    loading?.cancel()
  }
}
