import Catalogue
import Foundation
import Testing

@testable import CatalogueStorage

@Suite struct SQLiteProductsRepositoryTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("catalogue.sqlite") }
  private var repository: SQLiteProductsRepository {
    SQLiteProductsRepository(path: path, busyTimeout: .zero)
  }

  @Test func givesEveryProduct() async throws {
    try ProductDatabase(path: path).append(SampleCatalogue.products)
    let repository = repository
    #expect(try await repository.get() == SampleCatalogue.products)
    #expect(try await repository.count() == 200)
    #expect(
      try await repository.products(offset: 190, limit: 20)
        == Array(SampleCatalogue.products.suffix(10)))
    let page = try await repository.page(after: nil, limit: 3)
    #expect(page.products == Array(SampleCatalogue.products.prefix(3)))
    #expect(
      try await repository.page(after: page.next, limit: 2).products
        == Array(SampleCatalogue.products[3..<5]))
  }

  @Test func anEmptyCatalogueIsAnEmptyList() async throws {
    _ = try ProductDatabase(path: path)
    #expect(try await repository.get() == [])
  }

  @Test func aMissingFileIsAnErrorUntilItIsThere() async throws {
    let repository = repository
    let error = await #expect(throws: SQLiteError.self) { try await repository.get() }
    #expect(error?.kind == .missing)
    try ProductDatabase(path: path).append([Product(name: "Late")])
    #expect(try await repository.get()?.map(\.name) == ["Late"])
  }

  @Test func aLockedFileIsAnErrorUntilTheLockIsGone() async throws {
    try ProductDatabase(path: path).append([Product(name: "Locked")])
    let repository = repository
    do {
      let holder = try SQLiteConnection(path: path, access: .readWrite, busyTimeout: .zero)
      try holder.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM product")
      let error = await #expect(throws: SQLiteError.self) { try await repository.get() }
      #expect(error?.kind == .locked)
      try holder.execute("ROLLBACK")
    }
    #expect(try await repository.get()?.map(\.name) == ["Locked"])
  }

  @Test func aDamagedFileIsAnErrorUntilItIsRestored() async throws {
    _ = folder.write(Array(repeating: 7, count: 5000), to: "catalogue.sqlite")
    let repository = repository
    let error = await #expect(throws: SQLiteError.self) { try await repository.get() }
    #expect(error?.kind == .notADatabase)
    try FileManager.default.removeItem(atPath: path)
    try ProductDatabase(path: path).append([Product(name: "Restored")])
    #expect(try await repository.get()?.map(\.name) == ["Restored"])
  }

  @Test func noticesThatTheFileWasDeletedOrReplaced() async throws {
    try ProductDatabase(path: path).append([Product(name: "First")])
    let repository = repository
    #expect(try await repository.get()?.map(\.name) == ["First"])
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
    let error = await #expect(throws: SQLiteError.self) { try await repository.get() }
    #expect(error?.kind == .missing)
    try ProductDatabase(path: path).append([Product(name: "Second")])
    #expect(try await repository.get()?.map(\.name) == ["Second"])
  }

  @Test func seesWhatOthersAdd() async throws {
    let writer = try ProductDatabase(path: path)
    let repository = repository
    #expect(try await repository.count() == 0)
    try writer.append([Product(name: "New")])
    #expect(try await repository.get()?.map(\.name) == ["New"])
  }

  @Test func aCancelledTaskGetsNoProducts() async throws {
    try ProductDatabase(path: path).append(SampleCatalogue.products)
    let repository = repository
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await repository.get()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await repository.count() == 200)
  }

  @Test func manyMayAskAtOnce() async throws {
    try ProductDatabase(path: path).append(SampleCatalogue.products)
    let repository = repository
    try await withThrowingTaskGroup(of: Int?.self) { group in
      for _ in 0..<50 { group.addTask { try await repository.get()?.count } }
      for try await count in group { #expect(count == 200) }
    }
  }
}
