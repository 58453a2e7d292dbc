import Catalogue
import RehearsalDoubles
import RehearsalSpecification
import Stagecraft
import Testing

@MainActor
@Suite("Going from screen to screen", .specification(of: "Catalogue"))
struct NavigationSpecification {
  private let car = Product(name: "Car", description: "Fast")
  private let view = NavigationViewSpy<CatalogueScreen>()

  private func givenTheCatalogue() -> CatalogueNavigator {
    given("the catalogue, which begins with the list") {
      let navigator = CatalogueNavigator()
      navigator.attach(view)
      return navigator
    }
  }

  @Test("A product's detail lies on top of the list, and back leads to the list again")
  func goesToDetailAndBack() {
    let navigator = givenTheCatalogue()
    when("the user goes to the detail of a car, and then back") {
      navigator.goToDetail(of: car)
      navigator.back()
    }
    then("the list, the car and the list again are shown") {
      view.expect([
        .show(screen: .products), .show(screen: .detail(car)), .show(screen: .products),
      ])
    }
  }

  @Test("Back on the first screen ends the app")
  func finishes() {
    let navigator = givenTheCatalogue()
    when("the user goes back on the list") { navigator.back() }
    then("the app ends") { view.expect([.show(screen: .products), .finish]) }
  }
}
