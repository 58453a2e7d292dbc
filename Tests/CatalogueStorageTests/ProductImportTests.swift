import Catalogue
import Foundation
import Testing

@testable import CatalogueStorage

@Suite struct ProductImportTests {
  private let folder = TemporaryFolder()

  private func database(_ products: [Product] = []) throws -> ProductDatabase {
    let database = try ProductDatabase(path: folder.file("\(UUID().uuidString).sqlite"))
    try database.append(products)
    return database
  }

  private let mixed = "name,image\ngood,a\n,b\nfine,c\nshort\nlast,d\n"

  @Test func addsToWhatIsThere() throws {
    let database = try database([Product(name: "there")])
    let path = folder.write("name,image\na,x\nb,y\n".utf8, to: "a.csv")
    let summary = try ProductImport().run(path: path, format: .csv, into: database)
    #expect(summary == ImportSummary(imported: 2, skipped: 0))
    #expect(
      try database.all() == [
        Product(name: "there"), Product(name: "a", image: "x"), Product(name: "b", image: "y"),
      ])
  }

  @Test func replacesWhatIsThere() throws {
    let database = try database([Product(name: "there")])
    let path = folder.write("[{\"name\":\"a\"}]".utf8, to: "a.json")
    _ = try ProductImport(existing: .replaced).run(path: path, format: .json, into: database)
    #expect(try database.all() == [Product(name: "a")])
  }

  @Test(arguments: [ProductImport.Existing.kept, .replaced])
  func aBadRowChangesNothingAndEachIsReported(existing: ProductImport.Existing) throws {
    let database = try database([Product(name: "there")])
    let path = folder.write(mixed.utf8, to: "mixed.csv")
    let bad = Recorder<BadRow>()
    let error = #expect(throws: ImportError.self) {
      try ProductImport(existing: existing, onBadRow: { bad.append($0) })
        .run(path: path, format: .csv, into: database)
    }
    #expect(error == .badRows(count: 2))
    #expect(
      bad.values == [
        BadRow(line: 3, reason: "the name is empty"),
        BadRow(line: 5, reason: "it has 1 field, and the header has 2"),
      ])
    #expect(try database.all() == [Product(name: "there")])
  }

  @Test func badRowsAreLeftOutWhenToldTo() throws {
    let database = try database()
    let path = folder.write(mixed.utf8, to: "mixed.csv")
    let bad = Recorder<BadRow>()
    let summary = try ProductImport(skipsBadRows: true, onBadRow: { bad.append($0) })
      .run(path: path, format: .csv, into: database)
    #expect(summary == ImportSummary(imported: 3, skipped: 2))
    #expect(bad.values.map(\.line) == [3, 5])
    #expect(try database.all().map(\.name) == ["good", "fine", "last"])
  }

  @Test(arguments: [
    (ProductFileFormat.csv, "name\na\n\"b\n"), (.json, "[{\"name\":\"a\"},\n{\"name\":\"b\""),
  ])
  func aMalformedFileChangesNothingEvenThen(format: ProductFileFormat, text: String) throws {
    let database = try database([Product(name: "there")])
    let path = folder.write(text.utf8, to: "broken")
    #expect(throws: ImportError.self) {
      try ProductImport(existing: .replaced, skipsBadRows: true)
        .run(path: path, format: format, into: database)
    }
    #expect(try database.all() == [Product(name: "there")])
  }

  @Test func aLockedDatabaseIsAnErrorBeforeAnythingIsRead() throws {
    let database = try ProductDatabase(path: folder.file("locked.sqlite"), busyTimeout: .zero)
    let writer = try ProductDatabase(path: folder.file("locked.sqlite"), busyTimeout: .zero)
    let path = folder.write(mixed.utf8, to: "mixed.csv")
    try writer.transaction {
      let error = #expect(throws: SQLiteError.self) {
        try ProductImport().run(path: path, format: .csv, into: database)
      }
      #expect(error?.kind == .locked)
    }
  }

  @Test func filesThatCannotBeRead() throws {
    let database = try database()
    let missing = #expect(throws: FileError.self) {
      try ProductImport().run(path: folder.file("none.csv"), format: .csv, into: database)
    }
    #expect(missing?.isMissing == true)
    #expect(missing?.description == "\(folder.file("none.csv")): No such file or directory")
    let isFolder = #expect(throws: FileError.self) {
      try ProductImport().run(path: folder.path, format: .csv, into: database)
    }
    #expect(isFolder?.isMissing == false)
  }

  @Test func reportsHowFarItIs() throws {
    let rows = (0..<5000).map { "product \($0)\n" }.joined()
    let text = "name\n" + rows
    let path = folder.write(text.utf8, to: "many.csv")
    let reports = Recorder<ImportProgress>()
    _ = try ProductImport(onProgress: { reports.append($0) })
      .run(path: path, format: .csv, into: database())
    let values = reports.values
    #expect(values.count == 5)
    #expect(values.map(\.rows) == [1024, 2048, 3072, 4096, 5000])
    #expect(values.map(\.bytes) == values.map(\.bytes).sorted())
    #expect(values.allSatisfy { $0.byteCount == text.utf8.count })
    #expect(values.last?.bytes == text.utf8.count)
  }

  @Test(arguments: ProductFileFormat.allCases)
  func anExportImportedAgainIsTheSame(format: ProductFileFormat) throws {
    for products in [awkwardProducts, SampleCatalogue.products, []] {
      let origin = try database(products)
      let path = folder.file("export.\(format.rawValue)")
      #expect(try ProductExport(format: format).run(origin, to: path) == products.count)
      let copy = try database()
      let summary = try ProductImport().run(path: path, format: format, into: copy)
      #expect(summary == ImportSummary(imported: products.count, skipped: 0))
      #expect(scalars(try copy.all()) == scalars(products))
      let again = folder.file("again")
      _ = try ProductExport(format: format).run(copy, to: again)
      #expect(
        try Data(contentsOf: URL(fileURLWithPath: path))
          == Data(contentsOf: URL(fileURLWithPath: again)))
    }
  }

  @Test func theFormsOfAnExport() throws {
    let database = try database([
      Product(name: "Tea, green", description: "a \"good\" one", image: ""),
      Product(name: "Ü/x", description: " ", image: "mug"),
    ])
    func text(_ format: ProductFileFormat) throws -> String {
      var bytes: [UInt8] = []
      _ = try ProductExport(format: format).run(database) { bytes += $0 }
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(
      try text(.csv)
        == "name,description,image\r\n\"Tea, green\",\"a \"\"good\"\" one\",\r\nÜ/x, ,mug\r\n")
    #expect(
      try text(.json)
        == """
        [
        {"description":"a \\"good\\" one","image":"","name":"Tea, green"},
        {"description":" ","image":"mug","name":"Ü/x"}
        ]

        """)
  }

  @Test func anExportThatFailsLeavesTheFileAlone() throws {
    let path = folder.write("before".utf8, to: "kept.csv")
    let database = try database(SampleCatalogue.products)
    let other = try SQLiteConnection(path: database.path, access: .readWrite, busyTimeout: .zero)
    try other.execute("DROP TABLE product")
    #expect(throws: SQLiteError.self) { try ProductExport(format: .csv).run(database, to: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "before")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!files.contains { $0.hasSuffix(".part") })
  }

  @Test func anExportGoesThroughASymbolicLink() throws {
    let target = folder.write("before".utf8, to: "target.csv")
    let link = folder.file("link.csv")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    _ = try ProductExport(format: .csv).run(database(), to: link)
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "name,description,image\r\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  @Test func anExportDoesNotReplaceADevice() throws {
    _ = try ProductExport(format: .csv).run(database(SampleCatalogue.products), to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func anExportIntoNothingIsAnError() throws {
    let missing = folder.file("none/a.csv")
    let error = #expect(throws: FileError.self) {
      try ProductExport(format: .csv).run(database(), to: missing)
    }
    #expect(error == FileError(path: missing, code: ENOENT))
    #expect(throws: FileError(path: folder.path, code: EISDIR)) {
      try ProductExport(format: .csv).run(database(), to: folder.path)
    }
  }

  @Test(arguments: [
    ("a.csv", ProductFileFormat.csv), ("A.CSV", .csv), ("x/b.json", .json), ("c.jsonl", .json),
    ("d.ndjson", .json), ("e.txt", nil), ("csv", nil), ("dir.csv/f", nil), ("-", nil), ("", nil),
  ])
  func theNameTellsTheFormat(path: String, format: ProductFileFormat?) {
    #expect(ProductFileFormat(path: path) == format)
  }
}
