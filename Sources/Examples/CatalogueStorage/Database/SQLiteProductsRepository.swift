import Catalogue
import Dispatch
import Synchronization

/// The products of an SQLite file, read on a thread of its own so that the main actor never waits for the disk.
///
/// The file is opened when it's first asked for. After an error that concerns the file as a whole, and when the
/// file was deleted or replaced, it's opened anew: once a lock is gone or a copy restored, asking again is enough.
public final class SQLiteProductsRepository: ProductsRepository {
  private let path: String
  private let access: SQLiteAccess
  private let busyTimeout: Duration
  private let queue = DispatchQueue(label: "SQLiteProductsRepository")
  private let database = Mutex<ProductDatabase?>(nil)

  /// Creates a repository. Nothing is opened yet.
  ///
  /// - Parameters:
  ///   - path: The database file.
  ///   - access: What it's opened for; by default it must exist.
  ///   - busyTimeout: How long to wait for a lock of another connection.
  public init(
    path: String, access: SQLiteAccess = .readWrite, busyTimeout: Duration = .seconds(5)
  ) {
    self.path = path
    self.access = access
    self.busyTimeout = busyTimeout
  }

  /// Every product, in the order of insertion.
  ///
  /// - Throws: ``SQLiteError``, or `CancellationError` if the task is cancelled meanwhile.
  public func get() async throws -> [Product]? {
    try await read { database, cancellation in
      var products: [Product] = []
      try database.forEach { product in
        try cancellation.check()
        products.append(product)
      }
      return products
    }
  }

  /// How many products there are.
  ///
  /// - Throws: ``SQLiteError``, or `CancellationError` if the task is cancelled before its turn comes.
  public func count() async throws -> Int {
    try await read { database, _ in try database.count() }
  }

  /// Products by their position.
  ///
  /// - Parameters:
  ///   - offset: How many to leave out from the start.
  ///   - limit: How many to give at most.
  /// - Throws: ``SQLiteError``, or `CancellationError` if the task is cancelled before its turn comes.
  public func products(offset: Int, limit: Int) async throws -> [Product] {
    try await read { database, _ in try database.products(offset: offset, limit: limit) }
  }

  /// The page that follows another.
  ///
  /// - Parameters:
  ///   - cursor: Where the page before ended; `nil` gives the first page.
  ///   - limit: How many products to give at most.
  /// - Throws: ``SQLiteError``, or `CancellationError` if the task is cancelled before its turn comes.
  public func page(after cursor: ProductCursor?, limit: Int) async throws -> ProductPage {
    try await read { database, _ in try database.page(after: cursor, limit: limit) }
  }

  private func read<Value: Sendable>(
    _ body: @escaping @Sendable (ProductDatabase, CancellationFlag) throws -> Value
  ) async throws -> Value {
    let cancellation = CancellationFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async {
          continuation.resume(with: Result { try self.readNow(cancellation, body) })
        }
      }
    } onCancel: {
      cancellation.set()
    }
  }

  private func readNow<Value: Sendable>(
    _ cancellation: CancellationFlag,
    _ body: @Sendable (ProductDatabase, CancellationFlag) throws -> Value
  ) throws -> Value {
    try cancellation.check()
    return try database.withLock { database in
      if database?.isFileGone == true { database = nil }
      do {
        let opened =
          try database ?? ProductDatabase(path: path, access: access, busyTimeout: busyTimeout)
        database = opened
        return try body(opened, cancellation)
      } catch let error as SQLiteError {
        if error.kind != .locked { database = nil }
        throw error
      }
    }
  }
}
