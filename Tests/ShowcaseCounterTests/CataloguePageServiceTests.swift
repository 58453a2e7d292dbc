import Catalogue
import CatalogueStorage
import Foundation
import Pager
import Testing

@testable import ShowcaseViews

@Suite("The catalogue's pages")
struct CataloguePageServiceTests {
  @Test("are the names of the real database's products, numbered, and end with an empty page")
  func pages() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pager-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("products.sqlite").path
    let products = (1...5).map { Product(name: "P\($0)") }
    _ = try ProductDatabase(path: path, initialProducts: products)
    let service = CataloguePageService(SQLiteProductsRepository(path: path), productsPerPage: 2)
    #expect(try await service.request(page: 1) == "1. P1\n2. P2")
    #expect(try await service.request(page: 2) == "3. P3\n4. P4")
    #expect(try await service.request(page: 3) == "5. P5")
    #expect(try await service.request(page: 4) == "")
  }

  @Test("fail with the database's own words")
  func fails() async {
    let service = CataloguePageService(SQLiteProductsRepository(path: "/nowhere/at/all.sqlite"))
    await #expect(throws: SQLiteError.self) { _ = try await service.request(page: 1) }
  }
}
