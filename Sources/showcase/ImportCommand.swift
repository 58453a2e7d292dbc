import CatalogueStorage
import Foundation
import ShowcaseCommandLine
import Synchronization

/// `showcase import`
struct ImportCommand {
  let options: ImportOptions

  func run() throws {
    try options.database.prepareFolder()
    let database = try ProductDatabase(path: options.database.path)
    let screen = ProgressScreen()
    let file = options.file
    let loading = ProductImport(
      existing: options.existing, skipsBadRows: options.skipsBadRows,
      onBadRow: { screen.write("\(file):\($0.line): \($0.reason)\n") },
      onUnknownColumns: { columns in
        let list = columns.map { "\"\($0)\"" }.joined(separator: ", ")
        screen.write("\(file): left out, as no product has it: \(list)\n")
      },
      onProgress: { screen.show($0) })
    let summary: ImportSummary
    do {
      defer { screen.clear() }
      summary = try loading.run(path: file, format: options.format, into: database)
    } catch let error as ImportError {
      throw CommandFailure(description: sentence(about: error), code: .data)
    }
    let skipped = summary.skipped > 0 ? ", left out \(count(summary.skipped, "bad row"))" : ""
    StandardStream.output.write(
      "Imported \(count(summary.imported, "product"))\(skipped);"
        + " there are \(try database.count()) in \(database.path) now.\n")
  }

  private func sentence(about error: ImportError) -> String {
    switch error {
    case .badRows:
      "nothing was imported. \(error) in \(options.file):"
        + " correct what stands above, or leave it out with --skip-bad."
    case .malformed(let line, let reason):
      "nothing was imported. \(options.file):\(line): \(reason)."
    }
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

/// The standard error with a progress meter on it.
private final class ProgressScreen: Sendable {
  private let start = ContinuousClock.now
  private let meter = Mutex(
    ProgressMeter(style: StandardStream.error.isTerminal ? .bar : .lines))

  func show(_ progress: ImportProgress) {
    let elapsed = ContinuousClock.now - start
    meter.withLock { meter in
      if let text = meter.update(progress, elapsed: elapsed) { StandardStream.error.write(text) }
    }
  }

  func clear() {
    write("")
  }

  func write(_ text: String) {
    meter.withLock { meter in StandardStream.error.write((meter.clear() ?? "") + text) }
  }
}
