/// The work that is ready, oldest first.
///
/// Lives on the hot path, also in debug builds, where a Swift array costs ten times as much: so it holds
/// its storage by pointer. Whoever makes one destroys it.
struct WorkList {
  private(set) var count = 0
  private var capacity = 64
  /// The items: for loops on the hot path.
  private(set) var base = UnsafeMutablePointer<WorkItem>.allocate(capacity: 64)

  func destroy() {
    base.deallocate()
  }

  subscript(index: Int) -> WorkItem {
    base[index]
  }

  mutating func append(_ item: WorkItem) {
    if count == capacity { grow() }
    base[count] = item
    count += 1
  }

  mutating func remove(at index: Int) -> WorkItem {
    let place = base + index
    let item = place.pointee
    count -= 1
    if index < count { place.update(from: place + 1, count: count - index) }
    return item
  }

  mutating func removeAll() {
    count = 0
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<WorkItem>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
