import CatalogueStorage
import ShowcaseCommandLine

/// `showcase export`
struct ExportCommand {
  let options: ExportOptions

  func run() throws {
    let database = try ProductDatabase(path: options.database.path, access: .readWrite)
    let export = ProductExport(format: options.format)
    guard let file = options.file else {
      let output = FileDescriptorOutput(
        descriptor: StandardStream.output.rawValue, path: "standard output")
      _ = try export.run(database) { try output.write($0) }
      return
    }
    do {
      let count = try export.run(database, to: file)
      StandardStream.error.write("Exported \(count) products to \(file).\n")
    } catch let error as FileError {
      throw CommandFailure(description: "\(error)", code: .cannotCreate)
    }
  }
}
