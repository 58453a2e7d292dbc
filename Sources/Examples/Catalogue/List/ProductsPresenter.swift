/// Decides what the list of products shows.
///
/// It refers to its views weakly. When it is gone, its request is cancelled and nothing happens any more;
/// when only its views are gone, the answer is kept for the next one that attaches.
@MainActor
public final class ProductsPresenter: ProductsEvents {
  private let view = ProductsViewPort()
  private let repository: any ProductsRepository
  private var request: Task<Void, Never>?

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - view: A view to attach, if there is one already.
  ///   - repository: Where the products come from.
  public init(view: (any ProductsView)? = nil, repository: any ProductsRepository) {
    self.repository = repository
    if let view { attach(view) }
  }

  deinit {
    request?.cancel()
  }

  /// Attaches a view and tells it what it missed.
  ///
  /// - Parameter view: The view, which the presenter refers to weakly.
  public func attach(_ view: any ProductsView) {
    self.view.attach(view)
  }

  /// Detaches a view: it is told nothing any more.
  ///
  /// - Parameter view: The view to detach.
  public func detach(_ view: any ProductsView) {
    self.view.detach(view)
  }

  /// Fetches the products. A request that still runs is superseded: it is cancelled, and its answer,
  /// should there be one, is dropped.
  public func start() {
    view.show(title: "Products")
    view.showLoadingStatus()
    request?.cancel()
    request = Task { [weak self, repository] in
      let products = try? await repository.get()
      if !Task.isCancelled { self?.finish(with: products) }
    }
  }

  /// Leads to a product's detail, or says that there is none.
  public func select(_ product: Product) {
    if product.description.isEmpty {
      view.showError(message: "Product without description")
    } else {
      view.showDetail(for: product)
    }
  }

  private func finish(with products: [Product]?) {
    if let products {
      view.show(products: products)
    } else {
      view.showError(message: "No products available")
    }
    view.hideLoadingStatus()
  }
}
