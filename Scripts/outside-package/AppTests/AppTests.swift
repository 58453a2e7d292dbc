import Foundation
import RehearsalDoubles
import Testing

@testable import App

@Spy protocol Own {
  func run(_ number: Int) -> Int
}

protocol WithoutMacro {
  func run()
}

@MainActor @Test func doublesOfAnotherModule() async throws {
  let view = ProductsViewSpy()
  view.show(title: "Products")
  view.show(Product(name: "Car"))
  view.stub.run.answers { $0(3) }
  var seen = 0
  view.run { seen = $0 }
  #expect(seen == 3)
  #expect(view.calls == [.show(title: "Products"), .show(Product(name: "Car")), .run()])

  let store = StoreSpy<Int>()
  store.stub.load.returns([1])
  store.stub.close.returns(true)
  #expect(try await store.load() == [1])
  #expect(store.close(after: 2))
  store.give(Handle())
  #expect(store.calls == [.load, .close(after: 2), .give()])

  let nested = Space.NestedSpy()
  nested.run()
  #expect(nested.calls == [.run])
  let own = OwnSpy()
  own.stub.run.answers { $0 }
  #expect(own.run(2) == 2)
  WithoutMacroSpy().run()
  let player = PlayerSpy(name: "a")
  player.stub.play.returns(true)
  player.stub.start.returns(7)
  #expect(try await player.replay())
  #expect(player.sealed() == 7)
  #expect(player.calls == [.stop, .play("a"), .start])
  #if os(Linux)
  OnLinuxSpy().run()
  #endif
}
