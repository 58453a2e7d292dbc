import Foundation

/// The folder that holds a specification: `index.html`, the Markdown, and the parts that it is made from.
///
/// Each test target that runs puts its own part in place of its former one. So several processes, one after
/// the other or at once, make one specification of all. The parts are for this machine only; they are not
/// kept in a repository.
struct SpecificationFolder {
  let folder: URL
  private var parts: URL { folder.appending(path: ".parts") }

  init(_ folder: URL) {
    self.folder = folder
  }

  /// Puts records in place of those of the same targets, and writes everything anew.
  ///
  /// - Returns: false if nothing was written, since only some tests ran.
  func update(_ records: [ScenarioRecord], _ selection: RunSelection) throws -> Bool {
    guard case .targets(let library) = selection else { return false }
    try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
    try locked {
      try write("*\n", to: parts.appending(path: ".gitignore"))
      let encoder = JSONEncoder()
      for (target, records) in Dictionary(grouping: records, by: \.key.target) {
        let name = "\(target).\(library.rawValue).json"
        try encoder.encode(records).write(to: parts.appending(path: name), options: .atomic)
      }
      try render(Manual(try readParts()))
    }
    return true
  }

  private func readParts() throws -> [ScenarioRecord] {
    let names = try FileManager.default.contentsOfDirectory(atPath: parts.path)
    return try names.filter { $0.hasSuffix(".json") }.sorted().flatMap { name in
      let data = try Data(contentsOf: parts.appending(path: name))
      return try JSONDecoder().decode([ScenarioRecord].self, from: data)
    }
  }

  /// Writes the site and the Markdown, and removes the pages of apps that are no more.
  func render(_ manual: Manual) throws {
    var pages = ["index.html": SiteWriter(manual).page, "README.md": MarkdownWriter.index(manual)]
    for app in manual.apps { pages["\(app.slug).md"] = MarkdownWriter.page(app) }
    let list = folder.appending(path: "pages.txt")
    let former = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    for name in former.split(separator: "\n") where pages[String(name)] == nil {
      try? FileManager.default.removeItem(at: folder.appending(path: String(name)))
    }
    for (name, text) in pages { try write(text, to: folder.appending(path: name)) }
    try write(pages.keys.sorted().joined(separator: "\n") + "\n", to: list)
  }

  private func write(_ text: String, to file: URL) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Keeps other processes out meanwhile.
  private func locked(_ body: () throws -> Void) throws {
    let descriptor = open(parts.appending(path: "lock").path, O_CREAT | O_RDWR, 0o644)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    try body()
  }
}
