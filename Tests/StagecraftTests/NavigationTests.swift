import Foundation
import Stagecraft
import Testing

@Suite("A back stack")
struct BackStackTests {
  @Test("pushes, pops and replaces")
  func pushesPopsAndReplaces() {
    var stack = BackStack(root: 1)
    stack.push(2)
    stack.push(3)
    #expect(stack.screens == [1, 2, 3])
    #expect(stack.pop() == 3)
    stack.replace(with: 4)
    #expect(stack.screens == [1, 4])
    #expect(stack.current == 4)
    #expect(stack.count == 2)
  }

  @Test("is made of several screens, of one at least")
  func deepLink() {
    #expect(BackStack([1, 2, 3])?.screens == [1, 2, 3])
    #expect(BackStack([1, 2, 3])?.current == 3)
    #expect(BackStack([Int]()) == nil)
  }

  @Test("survives a restart as the list of its screens; an empty list is refused")
  func coding() throws {
    let stack = try #require(BackStack(["list", "detail"]))
    let data = try JSONEncoder().encode(stack)
    #expect(String(decoding: data, as: UTF8.self) == #"["list","detail"]"#)
    #expect(try JSONDecoder().decode(BackStack<String>.self, from: data) == stack)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(BackStack<String>.self, from: Data("[]".utf8))
    }
    #expect(error.map { "\($0)" }?.contains("at least one screen") == true)
  }

  @Test("keeps its first screen")
  func keepsItsFirstScreen() {
    var stack = BackStack(root: 1)
    #expect(stack.pop() == nil)
    #expect(stack.screens == [1])
  }
}

@MainActor
@Suite("A navigator")
struct NavigatorTests {
  private let view = NavigationViewSpy()
  private let navigator = Navigator(root: 1)

  @Test("shows its first screen to whoever attaches")
  func showsTheFirstScreen() {
    navigator.attach(view)
    #expect(view.calls == [.show(screen: 1)])
  }

  @Test("shows what is pushed, what is gone back to, and what replaces")
  func shows() {
    navigator.attach(view)
    navigator.push(2)
    navigator.back()
    navigator.replace(with: 3)
    #expect(view.calls == [.show(screen: 1), .show(screen: 2), .show(screen: 1), .show(screen: 3)])
    #expect(navigator.backStack.screens == [3])
  }

  @Test("finishes when it goes back from the first screen, and does nothing after that")
  func finishes() {
    navigator.attach(view)
    navigator.back()
    navigator.push(2)
    navigator.replace(with: 3)
    navigator.back()
    #expect(view.calls == [.show(screen: 1), .finish])
    #expect(navigator.isFinished)
  }

  @Test("shows a late view the current screen only, and a detached one nothing")
  func attachesLate() {
    navigator.push(2)
    navigator.attach(view)
    navigator.detach(view)
    navigator.back()
    #expect(view.calls == [.show(screen: 2)])
  }

  @Test("follows a deep link, and goes back from it as from anywhere")
  func deepLink() throws {
    navigator.attach(view)
    navigator.push(2)
    navigator.follow(try #require(BackStack([5, 6])))
    navigator.back()
    navigator.back()
    navigator.follow(BackStack(root: 7))
    #expect(
      view.calls == [
        .show(screen: 1), .show(screen: 2), .show(screen: 6), .show(screen: 5), .finish,
      ])
  }

  @Test("shows after a restart what was shown before")
  func restores() throws {
    let restored = Navigator(restoring: try #require(BackStack([1, 2])))
    restored.attach(view)
    restored.back()
    #expect(view.calls == [.show(screen: 2), .show(screen: 1)])
  }

  @Test("refers to its view weakly")
  func isWeak() {
    weak var gone: NavigationViewSpy?
    do {
      let view = NavigationViewSpy()
      gone = view
      navigator.attach(view)
    }
    #expect(gone == nil)
    navigator.push(2)
    #expect(navigator.backStack.current == 2)
  }
}

@MainActor
private final class NavigationViewSpy: NavigationView {
  var calls: [NavigationViewCommand<Int>] = []
  func show(screen: Int) { calls.append(.show(screen: screen)) }
  func finish() { calls.append(.finish) }
}
