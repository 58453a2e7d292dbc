import Testing
import Turntable

@MainActor
@Suite("What is shown of a turntable")
struct TurntablePresenterTests {
  private struct Broken: Error, CustomStringConvertible {
    let description = "There is no such model."
  }

  private let view = TurntableViewSpy()
  private let source = TurntableSourceFake()

  @Test("the loading status, the first frame, then each to which it is turned")
  func turning() async {
    let presenter = TurntablePresenter(view: view, source: source)
    presenter.start()
    #expect(view.calls == [.showLoadingStatus])
    await source.answer(0)
    #expect(view.calls == [.showLoadingStatus, .hideLoadingStatus, .show(frame: .sample(0))])
    presenter.turn(by: -1)
    await source.answer(71)
    #expect(view.steps == [0, 71])
    #expect(source.asked == [0, 71])
  }

  @Test("the newest of many angles")
  func many() async {
    let presenter = TurntablePresenter(view: view, source: source)
    presenter.start()
    for _ in 0..<10 { presenter.turn(by: 1) }
    for step in [0, 1, 10] { await source.answer(step) }
    #expect(view.steps == [0, 1, 10])
    #expect(source.asked == [0, 1, 10])
  }

  @Test("an error in the words of the source")
  func failure() async {
    let presenter = TurntablePresenter(view: view, source: source)
    presenter.start()
    await source.answer(0, .failure(Broken()))
    #expect(
      view.calls
        == [
          .showLoadingStatus, .hideLoadingStatus, .showError(message: "There is no such model."),
        ])
  }

  @Test("to a view that comes later, the last frame; to one that left, nothing")
  func viewsComeAndGo() async {
    let presenter = TurntablePresenter(source: source)
    presenter.start()
    await source.answer(0)
    presenter.turn(by: 1)
    await source.answer(1)
    presenter.attach(view)
    #expect(view.steps == [1])
    #expect(!view.isLoading)
    presenter.detach(view)
    presenter.turn(by: 1)
    await source.answer(2)
    #expect(view.steps == [1])
  }

  @Test("nothing once it is gone; its requests are cancelled")
  func released() async {
    var presenter: TurntablePresenter? = TurntablePresenter(view: view, source: source)
    weak let gone = presenter
    presenter?.start()
    presenter = nil
    #expect(gone == nil)
    await source.answer(0)
    #expect(view.calls == [.showLoadingStatus])
  }

  @Test("as events that a session records")
  func events() async {
    let presenter = TurntablePresenter(view: view, source: source)
    TurntableEventsEvent.start.send(to: presenter)
    TurntableEventsEvent.turn(by: 2).send(to: presenter)
    for step in [0, 2] { await source.answer(step) }
    #expect(view.steps == [0, 2])
  }
}
