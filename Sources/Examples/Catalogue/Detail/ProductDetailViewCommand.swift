import Stagecraft

/// The methods of ``ProductDetailView`` as values.
public enum ProductDetailViewCommand: ViewCommand {
  /// Shows the screen's title.
  case showTitle(String)
  /// Shows a product.
  case showProduct(Product)
  /// Shows a message that the user dismisses.
  case showError(message: String)

  /// Shows the screen's title.
  public static func show(title: String) -> Self { .showTitle(title) }

  /// Shows a product.
  public static func show(product: Product) -> Self { .showProduct(product) }

  /// The places in which a port keeps the latest command.
  public enum Slot: Hashable, Sendable {
    /// The screen's title.
    case title
    /// The product shown.
    case product
  }

  /// What a port does with this command for views that attach later: an error is seen once.
  public var replayRule: ReplayRule<Slot> {
    switch self {
    case .showTitle: .latest(slot: .title)
    case .showProduct: .latest(slot: .product)
    case .showError: .once
    }
  }

  /// Calls the method that this command stands for.
  @MainActor public func send(to view: any ProductDetailView) {
    switch self {
    case .showTitle(let title): view.show(title: title)
    case .showProduct(let product): view.show(product: product)
    case .showError(let message): view.showError(message: message)
    }
  }
}

extension ProductDetailViewCommand: CustomStringConvertible {
  /// The call as it stands in code.
  public var description: String {
    switch self {
    case .showTitle(let title): "show(title: \(String(reflecting: title)))"
    case .showProduct(let product): "show(product: \(String(reflecting: product)))"
    case .showError(let message): "showError(message: \(String(reflecting: message)))"
    }
  }
}
