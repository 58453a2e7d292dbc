import Catalogue
import CatalogueStorage
import Foundation
import ShowcaseCommandLine
import Testing

/// The program itself, as people and scripts run it.
@Suite struct ShowcaseProgramTests {
  private struct Outcome {
    let code: Int32
    let output: String
    let error: String
  }

  private final class Folder: Sendable {
    let path = FileManager.default.temporaryDirectory.path + "/showcase-\(UUID().uuidString)"

    init() {
      try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private let folder = Folder()
  private var database: String { "\(folder.path)/data/rehearsal/catalogue.sqlite" }

  private func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: input)
  }

  private func run(_ arguments: [String], input: String = "") throws -> Outcome {
    // The program is built beside the tests.
    let program = Bundle.main.executableURL!.deletingLastPathComponent()
      .appendingPathComponent("showcase")
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["XDG_DATA_HOME": "\(folder.path)/data"]
    // Files rather than pipes: nothing can block on a pipe that is full.
    func file(_ name: String, _ text: String) throws -> FileHandle {
      let url = URL(fileURLWithPath: "\(folder.path)/\(name)")
      try Data(text.utf8).write(to: url)
      return try FileHandle(forUpdating: url)
    }
    process.standardInput = try file("stdin", input)
    process.standardOutput = try file("stdout", "")
    process.standardError = try file("stderr", "")
    try process.run()
    process.waitUntilExit()
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
    }
    return Outcome(
      code: process.terminationStatus, output: try text("stdout"), error: try text("stderr"))
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  @Test func importsIntoTheUsualPlaceAndExportsTheSame() throws {
    try write("image,name\nmug,Tea\n,\"Co\nffee\"\n", to: "a.csv")
    let first = try run("import", "a.csv")
    #expect(first.code == 0)
    #expect(first.error == "")
    #expect(first.output == "Imported 2 products; there are 2 in \(database) now.\n")
    let second = try run("import", "--format", "json", "-", input: "[{\"name\":\"Cocoa\"}]")
    #expect(second.output == "Imported 1 product; there are 3 in \(database) now.\n")
    let csv = try run("export")
    #expect(csv.code == 0)
    #expect(
      csv.output == "name,description,image\r\nTea,,mug\r\n\"Co\nffee\",,\r\nCocoa,,\r\n")
    let json = try run("export", "b.json")
    #expect(json.output == "")
    #expect(json.error == "Exported 3 products to b.json.\n")
    let replaced = try run("import", "--replace", "b.json")
    #expect(replaced.output == "Imported 3 products; there are 3 in \(database) now.\n")
    #expect(try run("export").output == csv.output)
  }

  @Test func badRowsAreReportedAndNothingIsImported() throws {
    try write("name,price\nTea,1\n,2\nMilk\n", to: "bad.csv")
    let refused = try run("import", "bad.csv")
    #expect(refused.code == 65)
    #expect(refused.output == "")
    #expect(
      refused.error == """
        bad.csv: left out, as no product has it: "price"
        bad.csv:3: the name is empty
        bad.csv:4: it has 1 field, and the header has 2
        showcase: nothing was imported. 2 rows are bad in bad.csv: correct what stands above, or leave it out with --skip-bad.

        """)
    #expect(try run("export").output == "name,description,image\r\n")
    let skipped = try run("import", "bad.csv", "--skip-bad")
    #expect(skipped.code == 0)
    #expect(
      skipped.output
        == "Imported 1 product, left out 2 bad rows; there are 1 in \(database) now.\n")
  }

  @Test func aMalformedFile() throws {
    try write("name\nTea\n\"Milk\n", to: "open.csv")
    let outcome = try run("import", "open.csv", "--skip-bad")
    #expect(outcome.code == 65)
    #expect(
      outcome.error
        == "showcase: nothing was imported."
        + " open.csv:3: the quote that opens a field on this line is never closed.\n")
  }

  @Test func exitCodes() throws {
    try write("no database at all, only text that is long enough", to: "text.sqlite")
    #expect(try run().code == 64)
    #expect(try run("import").code == 64)
    #expect(try run("import", "none.csv").code == 66)
    #expect(try run("export", "--database", "none.sqlite").code == 66)
    #expect(try run("export", "--database", "text.sqlite").code == 65)
    _ = try ProductDatabase(path: "\(folder.path)/fine.sqlite")
    #expect(try run("export", "--database", "fine.sqlite", "none/a.csv").code == 73)
    let version = try run("--version")
    #expect(version.code == 0)
    #expect(version.output == ShowcaseCommand.versionText + "\n")
    let help = try run("export", "--help")
    #expect(help.code == 0)
    #expect(help.error == "")
    #expect(help.output.contains("Usage: showcase export [FILE] [options]"))
  }

  @Test func rendering() throws {
    try write("ply\n", to: "bad.ply")
    let fine = try run("render", "sphere", "--size", "16x16", "--output", "a.png")
    #expect(fine.code == 0)
    #expect(fine.output == "")
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/a.png"))
    let wrong: [([String], Int32, String)] = [
      (
        ["teapott"], 66,
        "its name must end in .obj, .ply, .stl, .3ds, .gltf or .glb. Or draw a shape"
      ),
      (["none.obj"], 66, "none.obj cannot be read: there is no such file"),
      (["bad.ply"], 65, "bad.ply is damaged or no model file: its header has no end"),
      (["torus", "--material", "mud"], 64, "There is no material \"mud\"; the help lists them."),
      (["torus", "--size", "0x9"], 64, "\"0x9\" is no size"),
    ]
    for (arguments, code, text) in wrong {
      let outcome = try run(["render"] + arguments + ["--output", "b.png"])
      #expect(outcome.code == code, "\(arguments)")
      #expect(outcome.error.contains(text), "\(outcome.error)")
      #expect(!outcome.error.contains(".."), "\(outcome.error)")
    }
    // It says so before it draws: nothing was loaded yet, or the missing model would be what is wrong.
    let nowhere = try run("render", "none.obj", "--output", "none/b.png")
    #expect(nowhere.code == 73)
    #expect(nowhere.error.contains("none/b.png can't be written"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/b.png"))
  }

  @Test func modelsThatServeCannotFind() throws {
    let outcome = try run("serve", "--port", "0", "--models", "none")
    #expect(outcome.code == 66)
    #expect(outcome.error == "showcase: There is no folder of models at none.\n")
  }

  @Test func anErrorIsASentence() throws {
    let outcome = try run("export", "--database", "none.sqlite")
    #expect(outcome.output == "")
    #expect(
      outcome.error
        == "showcase: There is no database at none.sqlite (SQLite error 14: unable to open database file)."
        + " Check the path, or create the database by importing products into it.\n")
  }

  @Test func errorsHaveTheirCodes() {
    #expect(ExitCode(for: FileError(path: "", code: ENOENT)) == .noInput)
    #expect(ExitCode(for: FileError(path: "", code: EACCES)) == .noPermission)
    #expect(ExitCode(for: FileError(path: "", code: EIO)) == .inputOutput)
    #expect(ExitCode(for: ImportError.badRows(count: 1)) == .data)
    #expect(ExitCode(for: CancellationError()) == .inputOutput)
  }
}
