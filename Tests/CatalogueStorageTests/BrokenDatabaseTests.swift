import Catalogue
import Foundation
import Testing

@testable import CatalogueStorage

/// Files that can't be read as a catalogue: each is an error that says what, where and what to do.
@Suite struct BrokenDatabaseTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("catalogue.sqlite") }

  private func failure(
    _ access: SQLiteAccess = .readWrite, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> SQLiteError {
    try #require(throws: SQLiteError.self, sourceLocation: sourceLocation) {
      _ = try ProductDatabase(path: path, access: access, busyTimeout: .zero).all()
    }
  }

  /// The bytes of a whole database with a few hundred products, in one file.
  private func wholeDatabase() throws -> [UInt8] {
    let products = (0..<400).map {
      Product(
        name: "Product \($0)", description: String(repeating: "words ", count: $0 % 90),
        image: "mug")
    }
    try ProductDatabase(path: path).append(products)
    // The last connection to close has moved the write-ahead log into the file.
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private func write(_ bytes: [UInt8]) {
    _ = folder.write(bytes, to: "catalogue.sqlite")
  }

  @Test func aMissingFile() throws {
    let error = try failure()
    #expect(error.kind == .missing)
    #expect(error.description.hasPrefix("There is no database at \(path) (SQLite error "))
    #expect(
      error.description.hasSuffix(
        ". Check the path, or create the database by importing products into it."))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func aMissingFolder() throws {
    let error = try #require(throws: SQLiteError.self) {
      _ = try ProductDatabase(path: folder.file("none/catalogue.sqlite"))
    }
    #expect(error.kind == .missing)
  }

  @Test func aFolderInItsPlace() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(try failure(.readWriteCreate).kind == .folder)
  }

  @Test func textInItsPlace() throws {
    write(Array(String(repeating: "name,description,image\n", count: 100).utf8))
    let error = try failure()
    #expect(error.kind == .notADatabase)
    #expect(error.description.hasPrefix("\(path) isn't an SQLite database (SQLite error 26: "))
  }

  @Test func aShortFileInItsPlace() throws {
    write([1, 2, 3])
    #expect(try failure().kind == .notADatabase)
  }

  @Test func aHeaderOfGarbage() throws {
    var bytes = try wholeDatabase()
    for index in 0..<16 { bytes[index] = UInt8(index * 37 & 0xff) }
    write(bytes)
    #expect(try failure().kind == .notADatabase)
  }

  @Test(arguments: [0.2, 0.5, 0.9])
  func aTruncatedFile(fraction: Double) throws {
    let bytes = try wholeDatabase()
    write(Array(bytes.prefix(Int(Double(bytes.count) * fraction))))
    let error = try failure()
    #expect(error.kind == .corrupt)
    #expect(error.description.hasPrefix("The database \(path) is damaged (SQLite error "))
  }

  @Test func aPageOfZerosInTheMiddle() throws {
    var bytes = try wholeDatabase()
    let middle = bytes.count / 2 / 4096 * 4096
    for index in middle..<middle + 4096 { bytes[index] = 0 }
    write(bytes)
    #expect(try failure().kind == .corrupt)
  }

  /// Damage to text can't be told from text. Damage to anything else is found; nothing crashes, nothing hangs.
  @Test func flippedBytesAnywhere() throws {
    let bytes = try wholeDatabase()
    var random = SplitMix(state: 7)
    var found = 0
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<8 {
        let page = Int.random(in: 0..<bytes.count / 4096, using: &random) * 4096
        // The start of a page holds its structure, the rest mostly text.
        damaged[page + Int.random(in: 0..<64, using: &random)] ^= UInt8.random(
          in: 1...255, using: &random)
      }
      write(damaged)
      do {
        _ = try ProductDatabase(path: path, access: .readWrite, busyTimeout: .zero).all()
      } catch let error as SQLiteError {
        #expect(
          [.corrupt, .notADatabase, .foreign, .other].contains(error.kind) || error.isVersion)
        found += 1
      }
      for suffix in ["-wal", "-shm", "-journal"] {
        try? FileManager.default.removeItem(atPath: path + suffix)
      }
    }
    #expect(found > 250)
  }

  /// A large database isn't checked when it's opened; its damage shows when it's read.
  @Test func aLargeDamagedFileOpensAndFailsWhereItIsDamaged() throws {
    let filler = String(repeating: "x", count: 2000)
    try ProductDatabase(path: path).append(
      (0..<6000).map { Product(name: "\($0)", description: filler) })
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try handle.seek(toOffset: 6 << 20)
    handle.write(Data(repeating: 0xff, count: 8192))
    try handle.close()
    let database = try ProductDatabase(path: path, access: .readWrite)
    #expect(try database.page(after: nil, limit: 50).products.count == 50)
    let error = #expect(throws: SQLiteError.self) { try database.all() }
    #expect(error?.kind == .corrupt)
  }

  @Test func aLockedFile() throws {
    _ = try wholeDatabase()
    let holder = try SQLiteConnection(path: path, access: .readWrite, busyTimeout: .zero)
    try holder.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; DELETE FROM product")
    let error = try failure()
    #expect(error.kind == .locked)
    #expect(
      error.description
        == "The database \(path) is locked by another program (SQLite error \(error.code): "
        + "database is locked). Close that program, or try again when it's done.")
    try holder.execute("ROLLBACK")
  }

  @Test func aWriterDoesNotKeepReadersOut() throws {
    _ = try wholeDatabase()
    let writer = try ProductDatabase(path: path, busyTimeout: .zero)
    let reader = try ProductDatabase(path: path, busyTimeout: .zero)
    try writer.transaction {
      try writer.removeAll()
      #expect(try reader.count() == 400)
      let error = #expect(throws: SQLiteError.self) {
        try reader.append([Product(name: "Second writer")])
      }
      #expect(error?.kind == .locked)
    }
    #expect(try reader.count() == 0)
  }

  @Test func aReadOnlyConnectionChangesNothing() throws {
    _ = try wholeDatabase()
    let database = try ProductDatabase(path: path, access: .readOnly)
    #expect(try database.count() == 400)
    let error = try #require(throws: SQLiteError.self) {
      try database.append([Product(name: "No")])
    }
    #expect(error.kind == .readOnly)
    #expect(error.description.hasPrefix("The database \(path) can't be changed (SQLite error 8"))
  }

  /// The super-user may read and write everything, so there this can't be seen.
  @Test(.enabled(if: getuid() != 0)) func aFileWithoutPermissions() throws {
    _ = try wholeDatabase()
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    #expect(try failure().kind == .inaccessible)
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    #expect(try ProductDatabase(path: path, access: .readWrite).count() == 400)
  }
}

extension SQLiteError {
  fileprivate var isVersion: Bool {
    switch kind {
    case .newerSchema, .olderSchema: true
    default: false
    }
  }
}

/// A random number generator that gives the same numbers in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
