import Foundation
import Observation
import Stagecraft
import Testing

// What the articles show, word for word. A test below compares.

@PassiveView
@MainActor
protocol CountView: AnyObject {
  func updateButton(isEnabled: Bool)
  func updateLabel(text: String)
}

@ViewEvents
@MainActor
protocol CountEvents: AnyObject {
  func increment()
  func decrement()
}

@MainActor
final class CountPresenter: CountEvents {
  private let view = CountViewPort()
  private var count = 0

  init() { show() }

  func attach(_ view: any CountView) { self.view.attach(view) }

  func increment() {
    count += 1
    show()
  }

  func decrement() {
    if count > 0 { count -= 1 }
    show()
  }

  private func show() {
    view.updateButton(isEnabled: count > 0)
    view.updateLabel(text: String(count))
  }
}

@MainActor
final class CountViewSpy: CountView {
  var calls: [CountViewCommand] = []
  func updateButton(isEnabled: Bool) { calls.append(.updateButton(isEnabled: isEnabled)) }
  func updateLabel(text: String) { calls.append(.updateLabel(text: text)) }
}

@MainActor
final class PublishedCount: ObservableObject {
  @Published private(set) var count = 0

  func increment() { count += 1 }
  func decrement() { if count > 0 { count -= 1 } }
}

@MainActor
final class BoundCount: BindingSource {
  @Observed private var count = 0

  var text: String { String(count) }
  var isDecrementEnabled: Bool { count > 0 }

  func increment() { count += 1 }
  func decrement() { if count > 0 { count -= 1 } }
}

@MainActor
final class CountLabel {
  var text = ""
  var isActive = false
}

@MainActor
@Observable
final class ObservableCount {
  private var count = 0

  var text: String { String(count) }
  var isDecrementEnabled: Bool { count > 0 }

  func increment() { count += 1 }
  func decrement() { if count > 0 { count -= 1 } }
}

@MainActor
@Suite("The articles")
struct ArticleTests {
  @Test("MVP in five minutes")
  func presenter() {
    let view = CountViewSpy()
    let presenter = CountPresenter()
    presenter.attach(view)
    presenter.increment()
    #expect(
      view.calls == [
        .updateButton(isEnabled: false), .updateLabel(text: "0"),
        .updateButton(isEnabled: true), .updateLabel(text: "1"),
      ])
    let events: [CountEventsEvent] = [.increment, .decrement, .decrement]
    for event in events { event.send(to: presenter) }
    #expect(view.calls.last == .updateLabel(text: "0"))
  }

  @Test("MVVM in five minutes: published")
  func published() {
    let published = PublishedCount()
    var texts: [String] = []
    let subscription = published.$count
      .map { String($0) }
      .removeDuplicates()
      .sink { texts.append($0) }
    published.increment()
    published.decrement()
    published.decrement()
    #expect(texts == ["0", "1", "0"])
    subscription.cancel()
  }

  @Test("MVVM in five minutes: key paths")
  func keyPaths() throws {
    let bound = BoundCount()
    let label = CountLabel()
    let bag = BindingBag()
    try bound.observe(\.text, bindTo: label, \.text).store(in: bag)
    try bound.observe(\.isDecrementEnabled, bindTo: label, \.isActive).store(in: bag)
    bound.increment()
    #expect(label.text == "1" && label.isActive)
  }

  @Test("MVVM in five minutes: Observation")
  func observation() async {
    let observable = ObservableCount()
    let display = CountLabel()
    let token = observable.observe(\.text, bindTo: display, \.text)
    observable.increment()
    await Task { @MainActor in }.value
    #expect(display.text == "1")
    token.cancel()
  }

  @Test("show this code", arguments: ["MVPInFiveMinutes", "MVVMInFiveMinutes"])
  func wordForWord(article: String) throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/Stagecraft/Stagecraft.docc/\(article).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let code = lines(of: try String(contentsOf: here, encoding: .utf8))
    var count = 0
    for block in text.components(separatedBy: "```swift\n").dropFirst() {
      let shown = lines(of: block.components(separatedBy: "```")[0])
      if shown.contains("import UIKit") || shown.contains("import SwiftUI") { continue }
      count += 1
      let isThere = code.indices.contains { code[$0...].starts(with: shown) }
      #expect(isThere, "\(article) shows what is not tested:\n\(shown.joined(separator: "\n"))")
    }
    #expect(count > 3)
  }

  /// The lines without indentation, imports and blanks.
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !["import Stagecraft", "import Observation"].contains($0) }
  }
}
