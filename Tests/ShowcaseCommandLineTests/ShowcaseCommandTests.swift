import CatalogueStorage
import Foundation
import Testing

@testable import ShowcaseCommandLine

@Suite struct ShowcaseCommandTests {
  private let environment = ["HOME": "/home/someone"]
  private let usual = "/home/someone/.local/share/rehearsal/catalogue.sqlite"

  private func parse(_ line: String) throws(UsageError) -> ShowcaseCommand {
    try ShowcaseCommand.parse(
      line.split(separator: " ").map(String.init), environment: environment)
  }

  @Test func serve() throws {
    guard case .serve(let usually) = try parse("serve") else { return #expect(Bool(false)) }
    #expect(usually.port == 8080)
    #expect(usually.database.path == usual)
    #expect(usually.database.isDefault)
    #expect(usually.specification == nil)
    guard case .serve(let told) = try parse("serve --manual told.html") else {
      return #expect(Bool(false))
    }
    #expect(told.specification == "told.html")
    for line in [
      "serve --port 0 --database a.sqlite", "serve --database=a.sqlite --port=0",
    ] {
      guard case .serve(let options) = try parse(line) else { return #expect(Bool(false)) }
      #expect(options.port == 0)
      #expect(options.database.path == "a.sqlite")
      #expect(!options.database.isDefault)
    }
  }

  @Test(arguments: ["serve", "terminal", "terminal albums"])
  func feed(command: String) throws {
    func choice(_ line: String) throws -> AlbumsFeedChoice {
      switch try parse(line) {
      case .serve(let options): return options.feed
      case .terminal(let options): return options.feed
      default: throw UsageError(reason: "another command", command: nil)
      }
    }
    #expect(try choice(command) == .chart)
    #expect(try choice("\(command) --feed sample") == .sample)
    let address = "http://127.0.0.1:8081/us/rss/topalbums/limit=10/json"
    #expect(try choice("\(command) --feed \(address)") == .address(URL(string: address)!))
    for wrong in ["", "albums.json", "file:///albums.json", "http://", "ftp://a.test/feed"] {
      let error = #expect(throws: UsageError.self) { try choice("\(command) --feed=\(wrong)") }
      #expect(
        error?.reason == "\"\(wrong)\" is no address of a feed: it must start with http:// or"
          + " https://, or be sample")
    }
  }

  @Test(arguments: TerminalOptions.Example.allCases)
  func terminalExample(example: TerminalOptions.Example) throws {
    guard case .terminal(let options) = try parse("terminal \(example.rawValue)") else {
      return #expect(Bool(false))
    }
    #expect(options.example == example)
  }

  @Test func terminal() throws {
    guard case .terminal(let options) = try parse("terminal") else { return #expect(Bool(false)) }
    #expect(options.database.path == usual)
  }

  @Test func importing() throws {
    guard case .importProducts(let plain) = try parse("import a.csv") else {
      return #expect(Bool(false))
    }
    #expect(plain.file == "a.csv")
    #expect(plain.format == .csv)
    #expect(plain.existing == .kept)
    #expect(!plain.skipsBadRows)
    #expect(plain.database.path == usual)
    guard
      case .importProducts(let full) = try parse(
        "import --skip-bad - --format JSON --replace --database=x=y")
    else { return #expect(Bool(false)) }
    #expect(full.file == "-")
    #expect(full.format == .json)
    #expect(full.existing == .replaced)
    #expect(full.skipsBadRows)
    #expect(full.database.path == "x=y")
    guard case .importProducts(let dashed) = try parse("import -- --skip-bad.csv") else {
      return #expect(Bool(false))
    }
    #expect(dashed.file == "--skip-bad.csv")
    #expect(!dashed.skipsBadRows)
  }

  @Test(arguments: [
    ("export", nil, ProductFileFormat.csv), ("export -", nil, .csv),
    ("export --format json", nil, .json), ("export a.json", "a.json", .json),
    ("export a.csv", "a.csv", .csv), ("export a.txt", "a.txt", .csv),
    ("export a.json --format csv", "a.json", .csv),
  ])
  func exporting(line: String, file: String?, format: ProductFileFormat) throws {
    guard case .exportProducts(let options) = try parse(line) else { return #expect(Bool(false)) }
    #expect(options.file == file)
    #expect(options.format == format)
  }

  @Test(arguments: [
    ("", "A command is missing. See: showcase --help"),
    ("sevre", "There is no command \"sevre\". See: showcase --help"),
    ("help sevre", "There is no command \"sevre\". See: showcase --help"),
    ("serve --prot 1", "There is no option --prot. See: showcase serve --help"),
    ("serve -p", "There is no option -p. See: showcase serve --help"),
    ("serve --port", "The option --port needs a value: --port NUMBER. See: showcase serve --help"),
    (
      "serve --port 1 --port 2",
      "The option --port is given twice. See: showcase serve --help"
    ),
    (
      "serve --port 65536",
      "\"65536\" is no port: it must be a number from 0 to 65535. See: showcase serve --help"
    ),
    (
      "serve --port=",
      "\"\" is no port: it must be a number from 0 to 65535. See: showcase serve --help"
    ),
    ("serve now", "\"now\" is one argument too many. See: showcase serve --help"),
    (
      "terminal counters",
      "\"counters\" is no example: it must be catalogue, counter, pager or albums. See: showcase terminal --help"
    ),
    ("terminal --port 1", "There is no option --port. See: showcase terminal --help"),
    ("terminal --database=", "The path of the database is empty. See: showcase terminal --help"),
    ("import", "The argument FILE is missing. See: showcase import --help"),
    ("import a.csv b.csv", "\"b.csv\" is one argument too many. See: showcase import --help"),
    (
      "import a.txt",
      "The name \"a.txt\" doesn't tell the format: add --format csv or --format json."
        + " See: showcase import --help"
    ),
    (
      "import -",
      "The name \"-\" doesn't tell the format: add --format csv or --format json."
        + " See: showcase import --help"
    ),
    (
      "import a.csv --format xml",
      "\"xml\" is no format: it must be csv or json. See: showcase import --help"
    ),
    (
      "import a.csv --replace=yes",
      "The option --replace takes no value. See: showcase import --help"
    ),
  ])
  func whatCannotBeUnderstood(line: String, message: String) {
    let error = #expect(throws: UsageError.self) { try parse(line) }
    #expect(error?.description == message)
    #expect(error.map { ExitCode(for: $0) } == .usage)
  }

  @Test(arguments: ["serve", "terminal", "import", "export"])
  func helpOnACommand(name: String) throws {
    guard case .help(let text) = try parse("\(name) --help") else { return #expect(Bool(false)) }
    #expect(text.contains("Usage: showcase \(name) "))
    #expect(text.contains("--database PATH"))
    #expect(text.hasSuffix("\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    for line in ["\(name) -h", "help \(name)", "\(name) a b c --help", "--help \(name)"] {
      #expect(try parse(line) == .help(text))
    }
  }

  @Test func theOverview() throws {
    guard case .help(let text) = try parse("--help") else { return #expect(Bool(false)) }
    for name in ["serve", "terminal", "import", "export", "--version"] {
      #expect(text.contains("\n  \(name) "))
    }
    #expect(try parse("help") == .help(text))
    #expect(try parse("-h") == .help(text))
    #expect(try parse("--version") == .version)
  }

  @Test func theHelpOfImportInFull() throws {
    guard case .help(let text) = try parse("import --help") else { return #expect(Bool(false)) }
    #expect(
      text == """
        Loads products from a CSV or JSON file, all or none.

        Usage: showcase import FILE [options]

          FILE               The file; - is the standard input.
          --format csv|json  The file's format. By default the end of its name tells.
          --replace          Removes what is there. By default it stays, and the new products follow.
          --skip-bad         Leaves bad rows out and loads the rest.
          --database PATH    The database file. By default rehearsal/catalogue.sqlite in your data folder.
          --help             Shows this help.

        A CSV file starts with a row that names its columns, in any order: name, description, image.
        A JSON file is an array of objects with these keys, or has one such object a line.
        Only the name is needed. Each bad row is reported with its line; then nothing is loaded
        unless bad rows are to be left out, and the exit status is 65.

        """)
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/x"], "/data/rehearsal/catalogue.sqlite"),
    (
      ["XDG_DATA_HOME": "relative", "HOME": "/home/x"],
      "/home/x/.local/share/rehearsal/catalogue.sqlite"
    ),
    (["XDG_DATA_HOME": "", "HOME": "/home/x"], "/home/x/.local/share/rehearsal/catalogue.sqlite"),
  ])
  func theUsualDatabase(environment: [String: String], path: String) throws {
    guard
      case .terminal(let options) = try ShowcaseCommand.parse(
        ["terminal"], environment: environment)
    else { return #expect(Bool(false)) }
    #expect(options.database.path == path)
  }

  @Test func withoutAHomeADatabaseMustBeNamed() throws {
    let error = #expect(throws: UsageError.self) {
      try ShowcaseCommand.parse(["terminal"], environment: [:])
    }
    #expect(
      error?.reason
        == "There is no home folder to keep the database in: name a file with --database")
    _ = try ShowcaseCommand.parse(["terminal", "--database", "x"], environment: [:])
  }
}

@Suite struct ModelFolderOptionTests {
  private func parse(_ arguments: String...) throws(UsageError) -> ShowcaseCommand {
    try ShowcaseCommand.parse(arguments, environment: ["HOME": "/home/someone"])
  }

  @Test func namesAFolder() throws {
    guard case .serve(let none) = try parse("serve"),
      case .serve(let serve) = try parse("serve", "--models", "a b"),
      case .terminal(let terminal) = try parse("terminal", "--models=models")
    else { return #expect(Bool(false)) }
    #expect(none.models == nil)
    #expect(serve.models?.path == "a b")
    #expect(terminal.models?.path == "models")
  }

  @Test func mustNotBeEmpty() {
    let error = #expect(throws: UsageError.self) { try parse("serve", "--models", "") }
    #expect(
      error?.description
        == "The path of the folder of models is empty. See: showcase serve --help")
  }
}
