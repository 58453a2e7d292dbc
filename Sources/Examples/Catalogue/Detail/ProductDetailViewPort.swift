import Stagecraft

/// The port of ``ProductDetailView``: what its presenter holds.
@MainActor
public final class ProductDetailViewPort: ProductDetailView {
  private let port = CommandPort<ProductDetailViewCommand>()

  /// Makes a port to which no view is attached.
  public nonisolated init() {}

  /// Attaches a view and tells it what it missed.
  ///
  /// - Parameter view: The view, which the port refers to weakly.
  public func attach(_ view: any ProductDetailView) {
    port.attach(view) { [weak view] command in
      if let view { command.send(to: view) }
    }
  }

  /// Detaches a view: it is told nothing any more.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any ProductDetailView) {
    port.detach(view)
  }

  /// Shows the title on every attached view.
  public func show(title: String) {
    port.send(.show(title: title))
  }

  /// Shows a product on every attached view.
  public func show(product: Product) {
    port.send(.show(product: product))
  }

  /// Shows a message on every attached view, or on the next one that attaches.
  public func showError(message: String) {
    port.send(.showError(message: message))
  }
}
