import Foundation
import RehearsalHooks
import Synchronization

/// Gathers the scenarios of this process, and writes the specification when it ends.
///
/// It is active where the environment variable `REHEARSAL_SPECIFICATION` names a folder.
final class ScenarioCollector: Sendable {
  private struct State {
    var screens: [String: [SpecificationTrait.Screen]] = [:]
    var records: [ScenarioRecord.Key: ScenarioRecord] = [:]
    var isRegistered = false
  }

  static let shared = ScenarioCollector(
    folder: ProcessInfo.processInfo.environment["REHEARSAL_SPECIFICATION"].flatMap { path in
      path.isEmpty ? nil : URL(fileURLWithPath: path)
    })

  private let folder: URL?
  private let state = Mutex(State())
  /// Whether there is to be a report.
  let isActive: Bool

  init(folder: URL?) {
    self.folder = folder
    isActive = folder != nil
  }

  /// Remembers a suite's screen, for tests of it that may never run.
  func declare(suite fileID: String, _ screen: SpecificationTrait.Screen) {
    guard isActive else { return }
    state.withLock { $0.screens[fileID, default: []].append(screen) }
  }

  /// The last suite that begins before a line.
  func screen(before line: Int, in fileID: String) -> SpecificationTrait.Screen? {
    state.withLock { state in
      state.screens[fileID]?.filter { $0.line < line }.max { $0.line < $1.line }
    }
  }

  /// Remembers a scenario that is to run.
  func declare(_ key: ScenarioRecord.Key) {
    guard isActive else { return }
    register()
    state.withLock { state in
      if state.records[key] == nil { state.records[key] = ScenarioRecord(key: key) }
    }
  }

  /// Takes a scenario that has run.
  func add(_ run: ScenarioRun) {
    guard isActive else { return }
    declare(run.key)
    state.withLock { $0.records[run.key]?.examples.append(run.example) }
  }

  /// What has been gathered, in no particular order.
  var records: [ScenarioRecord] { state.withLock { Array($0.records.values) } }

  private func register() {
    let isFirst = state.withLock { state in
      defer { state.isRegistered = true }
      return !state.isRegistered
    }
    if isFirst, self === Self.shared { atexit { ScenarioCollector.shared.write() } }
  }

  /// Writes the specification, if this process ran whole test targets.
  private func write() {
    guard let folder else { return }
    do {
      let specification = SpecificationFolder(folder)
      let selection = RunSelection(CommandLine.arguments)
      guard try specification.update(records, selection) else {
        return Self.say("only some tests ran: the specification at \(folder.path) stays as it is")
      }
    } catch {
      Self.say("the specification cannot be written to \(folder.path): \(error)")
    }
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data("RehearsalSpecification: \(text)\n".utf8))
  }
}
