import Stagecraft

/// The methods of ``ProductsView`` as values.
///
/// Methods that share a base name have cases of their own, since a pattern cannot tell cases apart by
/// their labels alone. The static functions give them the methods' names.
public enum ProductsViewCommand: ViewCommand {
  /// Shows the screen's title.
  case showTitle(String)
  /// Shows that products are being fetched.
  case showLoadingStatus
  /// Ends what ``showLoadingStatus`` began.
  case hideLoadingStatus
  /// Shows products in place of those shown before.
  case showProducts([Product])
  /// Shows a message that the user dismisses.
  case showError(message: String)
  /// Leads to the detail of a product.
  case showDetail(for: Product)

  /// Shows the screen's title.
  public static func show(title: String) -> Self { .showTitle(title) }

  /// Shows products in place of those shown before.
  public static func show(products: [Product]) -> Self { .showProducts(products) }

  /// The places in which a port keeps the latest command.
  public enum Slot: Hashable, Sendable {
    /// The screen's title.
    case title
    /// Whether products are being fetched.
    case loadingStatus
    /// The products shown.
    case products
  }

  /// What a port does with this command for views that attach later: an error is seen once, and nobody
  /// is led to a detail that was chosen before.
  public var replayRule: ReplayRule<Slot> {
    switch self {
    case .showTitle: .latest(slot: .title)
    case .showLoadingStatus, .hideLoadingStatus: .latest(slot: .loadingStatus)
    case .showProducts: .latest(slot: .products)
    case .showError: .once
    case .showDetail: .transient
    }
  }

  /// Calls the method that this command stands for.
  @MainActor public func send(to view: any ProductsView) {
    switch self {
    case .showTitle(let title): view.show(title: title)
    case .showLoadingStatus: view.showLoadingStatus()
    case .hideLoadingStatus: view.hideLoadingStatus()
    case .showProducts(let products): view.show(products: products)
    case .showError(let message): view.showError(message: message)
    case .showDetail(let product): view.showDetail(for: product)
    }
  }
}

extension ProductsViewCommand: CustomStringConvertible {
  /// The call as it stands in code.
  public var description: String {
    switch self {
    case .showTitle(let title): "show(title: \(String(reflecting: title)))"
    case .showLoadingStatus: "showLoadingStatus()"
    case .hideLoadingStatus: "hideLoadingStatus()"
    case .showProducts(let products): "show(products: \(String(reflecting: products)))"
    case .showError(let message): "showError(message: \(String(reflecting: message)))"
    case .showDetail(let product): "showDetail(for: \(String(reflecting: product)))"
    }
  }
}
