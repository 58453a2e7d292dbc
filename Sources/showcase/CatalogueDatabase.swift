import Catalogue
import CatalogueStorage
import Foundation
import ShowcaseCommandLine

extension DatabaseLocation {
  /// Makes the folder of the default place, so that a database can be created there.
  func prepareFolder() throws {
    guard isDefault else { return }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The products of the database, which gets the sample catalogue if it's new.
  ///
  /// - Throws: ``SQLiteError`` if it can't be opened: better now, in the terminal, than later on every screen.
  func repository() throws -> SQLiteProductsRepository {
    try prepareFolder()
    _ = try ProductDatabase(path: path, initialProducts: SampleCatalogue.products)
    return SQLiteProductsRepository(path: path)
  }
}
