/// The order in which the values of one turn reach their targets, over all bindings of observable objects.
///
/// Observation announces one change to several bindings in no particular order. Announcements in a row
/// in which no binding comes twice count as one change; those go in the order in which the bindings were
/// made. So a picture that several bindings make up is complete after each change.
struct AnnouncementOrder {
  private var finished: [Int] = []
  private var current: Set<Int> = []

  /// Notes that a change was announced to a binding.
  ///
  /// - Parameter binding: The number of the binding; those made later have higher ones.
  mutating func announce(to binding: Int) {
    if current.contains(binding) { finish() }
    current.insert(binding)
  }

  /// Ends a turn.
  ///
  /// - Returns: The numbers of the bindings in the order of delivery, one for each announcement.
  mutating func take() -> [Int] {
    finish()
    defer { finished = [] }
    return finished
  }

  private mutating func finish() {
    finished += current.sorted()
    current = []
  }
}
