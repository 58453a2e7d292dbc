/// Which frames are being made and who waits for them: decides, and does nothing itself.
///
/// A frame that several wait for is made once. So many are made at once as the limit says; a mesh that is
/// not loaded yet is loaded by one job, and others that need it wait for that.
struct FrameJobs {
  private let limit: Int
  private var queue: [FrameKey] = []
  private var waiters: [FrameKey: [Int]] = [:]
  private(set) var running: Set<FrameKey> = []

  init(limit: Int) {
    self.limit = limit
  }

  /// How many frames are asked for and not made yet.
  var count: Int { waiters.count }

  /// Someone wants a frame.
  mutating func wait(for key: FrameKey, waiter: Int) {
    if waiters[key] == nil, !running.contains(key) { queue.append(key) }
    waiters[key, default: []].append(waiter)
  }

  /// Someone does not want it any more. A frame that nobody wants is not begun.
  ///
  /// - Returns: Whether that one was waiting.
  mutating func leave(_ key: FrameKey, waiter: Int) -> Bool {
    guard let index = waiters[key]?.firstIndex(of: waiter) else { return false }
    waiters[key]?.remove(at: index)
    if waiters[key]?.isEmpty == true {
      waiters[key] = nil
      queue.removeAll { $0 == key }
    }
    return true
  }

  /// The frames to begin now.
  ///
  /// - Parameter isLoaded: Whether a mesh is there.
  mutating func begin(isLoaded: (MeshKey) -> Bool) -> [FrameKey] {
    var begun: [FrameKey] = []
    while running.count < limit {
      let index = queue.firstIndex { key in
        isLoaded(key.mesh) || !running.contains { $0.mesh == key.mesh }
      }
      guard let index else { break }
      let key = queue.remove(at: index)
      running.insert(key)
      begun.append(key)
    }
    return begun
  }

  /// A frame is made, or cannot be.
  ///
  /// - Returns: Who waits for it.
  mutating func finish(_ key: FrameKey) -> [Int] {
    running.remove(key)
    return waiters.removeValue(forKey: key) ?? []
  }
}
