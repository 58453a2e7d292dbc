import RehearsalDoubles

@Spy protocol Service: Sendable {
  func load(page: Int) -> String
  func hide()
}

/// Code under test between the test and the double.
struct Caller {
  let service: any Service

  @inline(never) func title() -> String { service.load(page: 7) }
}
