/// Decides what the detail of a product shows.
///
/// It refers to its views weakly.
@MainActor
public final class ProductDetailPresenter: ProductDetailEvents {
  private let view = ProductDetailViewPort()
  private let product: Product?

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - view: A view to attach, if there is one already.
  ///   - product: The product to show, or nil if what was asked for does not exist.
  public init(view: (any ProductDetailView)? = nil, product: Product?) {
    self.product = product
    if let view { attach(view) }
  }

  /// Attaches a view and tells it what it missed.
  ///
  /// - Parameter view: The view, which the presenter refers to weakly.
  public func attach(_ view: any ProductDetailView) {
    self.view.attach(view)
  }

  /// Detaches a view: it is told nothing any more.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any ProductDetailView) {
    self.view.detach(view)
  }

  /// Shows the product, or says that there is none.
  public func start() {
    view.show(title: "Product")
    if let product {
      view.show(product: product)
    } else {
      view.showError(message: "Product not valid")
    }
  }
}
