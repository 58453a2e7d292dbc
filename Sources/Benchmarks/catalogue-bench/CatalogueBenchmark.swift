import Catalogue
import CatalogueStorage
import Foundation

/// Measures the import and the reading of a large catalogue.
@main
enum CatalogueBenchmark {
  private static let rows = 1_000_000

  static func main() throws {
    let folder =
      FileManager.default.temporaryDirectory.path + "/catalogue-bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let (small, large) = ("\(folder)/small.csv", "\(folder)/large.csv")
    try writeRows(rows / 20, to: small)
    try writeRows(rows, to: large)

    // Flat means that twenty times the rows take no more memory.
    let memory = try peakMemory { _ = try load(small, into: "\(folder)/small.sqlite") }
    let database = "\(folder)/large.sqlite"
    var duration = 0.0
    let largeMemory = try peakMemory { duration = try load(large, into: database) }
    report("csv-import", Double(rows) / duration, "rows/s")
    report("csv-import-memory", Double(largeMemory) / 1024, "MB")
    report("csv-import-memory-growth", Double(largeMemory - memory) / 1024, "MB")

    let products = try ProductDatabase(path: database, access: .readOnly)
    guard try products.count() == rows else { fatalError("rows were lost") }
    report("last-page-by-cursor", try lastPage(of: products) * 1000, "ms")
    let json = "\(folder)/large.json"
    report("json-export", try Double(rows) / time { try export(products, to: json) }, "rows/s")
    report("json-import", try Double(rows) / load(json, into: "\(folder)/json.sqlite"), "rows/s")
  }

  private static func report(_ name: String, _ value: Double, _ unit: String) {
    let digits = value < 100 ? String(format: "%.3f", value) : String(format: "%.0f", value)
    print("bench \(name) \(digits) \(unit)")
  }

  private static func time(_ body: () throws -> Void) rethrows -> Double {
    let duration = try ContinuousClock().measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// How long opening a new database and loading the file into it takes, in seconds.
  private static func load(_ path: String, into database: String) throws -> Double {
    guard let format = ProductFileFormat(path: path) else { fatalError("no format: \(path)") }
    return try time {
      let database = try ProductDatabase(path: database)
      _ = try ProductImport().run(path: path, format: format, into: database)
    }
  }

  private static func export(_ database: ProductDatabase, to path: String) throws {
    _ = try ProductExport(format: .json).run(database, to: path)
  }

  /// How long the page at the end takes when one is there already, in seconds.
  private static func lastPage(of database: ProductDatabase) throws -> Double {
    var cursor: ProductCursor?
    var page: ProductPage
    repeat {
      page = try database.page(after: cursor, limit: 10_000)
      cursor = page.next ?? cursor
    } while page.next != nil
    return try time { _ = try database.page(after: cursor, limit: 50) }
  }

  /// Rows as people have them: the sample catalogue over and over, quotes, commas and scripts included.
  private static func writeRows(_ count: Int, to path: String) throws {
    try Data().write(to: URL(fileURLWithPath: path))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    defer { try? file.close() }
    // The one description of several pages would be half of all bytes.
    let samples = SampleCatalogue.products.filter { $0.description.utf8.count < 1000 }
    var text = "name,description,image\r\n"
    for index in 0..<count {
      let product = samples[index % samples.count]
      let name = quoted("\(product.name) \(index)")
      text += "\(name),\(quoted(product.description)),\(product.image)\r\n"
      if text.utf8.count > 1 << 20 {
        file.write(Data(text.utf8))
        text = ""
      }
    }
    file.write(Data(text.utf8))
  }

  private static func quoted(_ field: String) -> String {
    guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
    return "\"\(field.replacingOccurrences(of: "\"", with: "\"\""))\""
  }

  /// The most memory that was resident at once while `body` ran, in KB; 0 where the system doesn't tell.
  private static func peakMemory(during body: () throws -> Void) throws -> Int {
    // Forgets the peak of what came before.
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .ascii)
    try body()
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
