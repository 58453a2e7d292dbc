/// Memory that is used again for every frame. It grows and never shrinks.
///
/// Raw memory instead of an array: the workers write to different parts of it at the same time, which an
/// array forbids, and its checks would cost a third of the frame.
final class ScratchBuffer<Element: BitwiseCopyable> {
  /// The first element. Valid until the next call of `reserve` or `append`.
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int

  /// How many elements have been appended since `removeAll`.
  private(set) var count = 0

  init(capacity: Int = 16) {
    self.capacity = max(1, capacity)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// Makes room for a number of elements; those that were appended are kept.
  func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let larger = max(wanted, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }

  func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    base[count] = element
    count += 1
  }

  func removeAll() { count = 0 }
}
