/// What happened on a screen, in order. It outlives the screen.
@MainActor final class Diary<Event: Equatable & Sendable> {
  private(set) var events: [Event] = []

  func note(_ event: Event) { events.append(event) }
}
