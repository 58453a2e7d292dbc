import Pager
import SeededRandom
import Stagecraft
import Testing

private enum Tap: CaseIterable { case load, next, previous }

@MainActor
private final class Screen: PagerView {
  struct Picture: Equatable {
    var text = ""
    var isNextEnabled = true
    var isPreviousEnabled = true
    var errorMessage: String?
  }

  var picture = Picture()
  var text: String {
    get { picture.text }
    set { picture.text = newValue }
  }
  var isNextEnabled: Bool {
    get { picture.isNextEnabled }
    set { picture.isNextEnabled = newValue }
  }
  var isPreviousEnabled: Bool {
    get { picture.isPreviousEnabled }
    set { picture.isPreviousEnabled = newValue }
  }
  var errorMessage: String? {
    get { picture.errorMessage }
    set { picture.errorMessage = newValue }
  }

  func setupViews() {}
  func updateViews(text: String) { (picture.text, picture.errorMessage) = (text, nil) }
  func showError(message: String) { picture.errorMessage = message }
  func setNextEnabled(_ isEnabled: Bool) { picture.isNextEnabled = isEnabled }
  func setPreviousEnabled(_ isEnabled: Bool) { picture.isPreviousEnabled = isEnabled }
}

@MainActor
@Suite("All forms of the pager")
struct EqualityTests {
  @Test("show the same after the same taps, whatever the service answers", arguments: 1...20)
  func sameContent(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let service = PageServiceSpy()
    service.hasPages(
      upTo: Int.random(in: 0...4, using: &generator),
      torn: Set((1...4).filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }))
    let screens = (0..<4).map { _ in Screen() }
    let presenter = PagerPresenter(view: screens[0], service: service)
    let subjects = Tap.allCases.map { _ in PassthroughSubject<Void, Never>() }
    let reactive = ReactivePagerViewModel(
      load: subjects[0], next: subjects[1], previous: subjects[2], service: service)
    let bound = BoundPagerViewModel(service: service)
    let observable = ObservablePagerViewModel(service: service)
    let bag = BindingBag()
    let subscription = reactive.$content.sink { content in
      screens[1].picture = Screen.Picture(
        text: content.text, isNextEnabled: content.isNextEnabled,
        isPreviousEnabled: content.isPreviousEnabled, errorMessage: content.errorMessage)
    }
    try bind(bound, to: screens[2], in: bag)
    bind(observable, to: screens[3], in: bag)

    for _ in 0..<30 {
      // Some taps come before the one before them was answered.
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let tap = Tap.allCases.randomElement(using: &generator)!
        for form in [presenter, bound, observable] as [any PagerEvents] { press(tap, on: form) }
        subjects[Tap.allCases.firstIndex(of: tap)!].send()
      }
      await presenter.finished()
      await reactive.finished()
      await bound.finished()
      await observable.finished()
      await Task { @MainActor in }.value
      for screen in screens.dropFirst() { #expect(screen.picture == screens[0].picture) }
    }
    subscription.cancel()
  }

  private func bind(_ model: BoundPagerViewModel, to screen: Screen, in bag: BindingBag) throws {
    try model.observe(\.text, bindTo: screen, \.text).store(in: bag)
    try model.observe(\.errorMessage, bindTo: screen, \.errorMessage).store(in: bag)
    try model.observe(\.isNextEnabled, bindTo: screen, \.isNextEnabled).store(in: bag)
    try model.observe(\.isPreviousEnabled, bindTo: screen, \.isPreviousEnabled).store(in: bag)
  }

  private func bind(_ model: ObservablePagerViewModel, to screen: Screen, in bag: BindingBag) {
    model.observe(\.text, bindTo: screen, \.text).store(in: bag)
    model.observe(\.errorMessage, bindTo: screen, \.errorMessage).store(in: bag)
    model.observe(\.isNextEnabled, bindTo: screen, \.isNextEnabled).store(in: bag)
    model.observe(\.isPreviousEnabled, bindTo: screen, \.isPreviousEnabled).store(in: bag)
  }

  private func press(_ tap: Tap, on events: any PagerEvents) {
    switch tap {
    case .load: events.load()
    case .next: events.next()
    case .previous: events.previous()
    }
  }
}
