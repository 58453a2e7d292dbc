/// Passes another repository's answers on, and tells somebody why there was none.
///
/// A screen only says that there are no products. Whoever runs the app learns here what to mend.
public struct ReportingProductsRepository: ProductsRepository {
  private let repository: any ProductsRepository
  private let report: @Sendable (any Error) -> Void

  /// Makes a repository.
  ///
  /// - Parameters:
  ///   - repository: The repository to ask.
  ///   - report: Called with each error, on whatever thread, before it is passed on. A cancellation is
  ///     none.
  public init(
    _ repository: any ProductsRepository, report: @escaping @Sendable (any Error) -> Void
  ) {
    self.repository = repository
    self.report = report
  }

  /// Asks the other repository.
  ///
  /// - Throws: What the other one throws.
  public func get() async throws -> [Product]? {
    do {
      return try await repository.get()
    } catch {
      if !(error is CancellationError) { report(error) }
      throw error
    }
  }
}
