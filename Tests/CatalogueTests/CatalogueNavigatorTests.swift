import Catalogue
import RehearsalDoubles
import Stagecraft
import Testing

@MainActor
@Suite("The catalogue's navigator")
struct CatalogueNavigatorTests {
  private let car = Product(name: "Car", description: "Fast")
  private let view = NavigationViewSpy<CatalogueScreen>()
  private let navigator = CatalogueNavigator()

  @Test("begins with the list; goToDetail(of:) pushes, back pops")
  func goesToDetailAndBack() {
    navigator.attach(view)
    navigator.goToDetail(of: car)
    navigator.back()
    view.expect([
      .show(screen: .products), .show(screen: .detail(car)), .show(screen: .products),
    ])
  }

  @Test("back on the first screen finishes the app")
  func finishes() {
    navigator.attach(view)
    navigator.back()
    view.expect([.show(screen: .products), .finish])
  }
}
