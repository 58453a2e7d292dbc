import Stagecraft

/// The port of ``ProductsView``: what its presenter holds.
@MainActor
public final class ProductsViewPort: ProductsView {
  private let port = CommandPort<ProductsViewCommand>()

  /// Makes a port to which no view is attached.
  public nonisolated init() {}

  /// Attaches a view and tells it what it missed.
  ///
  /// - Parameter view: The view, which the port refers to weakly.
  public func attach(_ view: any ProductsView) {
    port.attach(view) { [weak view] command in
      if let view { command.send(to: view) }
    }
  }

  /// Detaches a view: it is told nothing any more.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any ProductsView) {
    port.detach(view)
  }

  /// Shows the title on every attached view.
  public func show(title: String) {
    port.send(.show(title: title))
  }

  /// Shows on every attached view that products are being fetched.
  public func showLoadingStatus() {
    port.send(.showLoadingStatus)
  }

  /// Ends that on every attached view.
  public func hideLoadingStatus() {
    port.send(.hideLoadingStatus)
  }

  /// Shows products on every attached view.
  public func show(products: [Product]) {
    port.send(.show(products: products))
  }

  /// Shows a message on every attached view, or on the next one that attaches.
  public func showError(message: String) {
    port.send(.showError(message: message))
  }

  /// Leads every attached view to the detail of a product.
  public func showDetail(for product: Product) {
    port.send(.showDetail(for: product))
  }
}
