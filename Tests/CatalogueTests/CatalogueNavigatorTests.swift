import Catalogue
import Stagecraft
import Testing

@MainActor
@Suite("The catalogue's navigator")
struct CatalogueNavigatorTests {
  private let car = Product(name: "Car", description: "Fast")
  private let view = NavigationViewSpy()
  private let navigator = CatalogueNavigator()

  @Test("begins with the list, goes to a detail, and back")
  func goesToDetailAndBack() {
    navigator.attach(view)
    navigator.goToDetail(of: car)
    navigator.back()
    #expect(
      view.calls == [
        .show(screen: .products), .show(screen: .detail(car)), .show(screen: .products),
      ])
  }

  @Test("back on the list finishes the app")
  func finishes() {
    navigator.attach(view)
    navigator.back()
    #expect(view.calls == [.show(screen: .products), .finish])
  }
}

@MainActor
private final class NavigationViewSpy: NavigationView {
  var calls: [NavigationViewCommand<CatalogueScreen>] = []
  func show(screen: CatalogueScreen) { calls.append(.show(screen: screen)) }
  func finish() { calls.append(.finish) }
}
