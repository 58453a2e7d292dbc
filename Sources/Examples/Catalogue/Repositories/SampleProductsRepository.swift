/// A repository of two products that takes three seconds to answer.
public struct SampleProductsRepository: ProductsRepository {
  private let clock: any Clock<Duration>

  /// Makes a repository.
  ///
  /// - Parameter clock: Measures the three seconds. Tests give a clock of their own and wait for nothing.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Answers after three seconds with a car and a book; the book lacks a description.
  ///
  /// - Throws: `CancellationError` if the task is cancelled meanwhile.
  public func get() async throws -> [Product]? {
    try await clock.sleep(for: .seconds(3))
    return [
      Product(name: "Car", description: "A beautiful car", image: "car"),
      Product(name: "Book", description: "", image: "book"),
    ]
  }
}
