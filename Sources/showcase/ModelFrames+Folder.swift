import CatalogueModels
import ShowcaseCommandLine

extension ModelFrames {
  /// Renders what the command line allows.
  ///
  /// - Throws: ``CommandFailure`` if there is no such folder: better now than later at each product.
  static func showing(_ folder: ModelFolder?) throws -> ModelFrames {
    if let folder, !folder.exists {
      throw CommandFailure(
        description: "There is no folder of models at \(folder.path).", code: .noInput)
    }
    return ModelFrames(folder: folder)
  }
}
