import Catalogue

/// Records what a list of products is told.
@MainActor
final class ProductsViewSpy: ProductsView {
  private(set) var calls: [ProductsViewCommand] = []
  private var waiting: [(count: Int, caller: CheckedContinuation<Void, Never>)] = []

  /// Returns as soon as the view was told so many things.
  func called(times count: Int) async {
    guard calls.count < count else { return }
    await withCheckedContinuation { waiting.append((count, $0)) }
  }

  private func record(_ command: ProductsViewCommand) {
    calls.append(command)
    for waiter in waiting where waiter.count <= calls.count { waiter.caller.resume() }
    waiting.removeAll { $0.count <= calls.count }
  }

  func show(title: String) { record(.show(title: title)) }
  func showLoadingStatus() { record(.showLoadingStatus) }
  func hideLoadingStatus() { record(.hideLoadingStatus) }
  func show(products: [Product]) { record(.show(products: products)) }
  func showError(message: String) { record(.showError(message: message)) }
  func showDetail(for product: Product) { record(.showDetail(for: product)) }
}
