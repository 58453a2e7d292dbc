import CRehearsal
import Foundation
import RehearsalHooks
import Synchronization
import Testing

/// What `explore`, `rehearse` and the trait have in common.
package struct Exploration {
  var settings: ConductorSettings
  var budget: ExplorationBudget
  var seed: UInt64
  var location: RecordedIssue.Location
  var environment = ExplorationEnvironment.current

  /// Hears what was explored, and what happens in the ordinary order.
  @TaskLocal package static var observer: (@Sendable (ExplorationReport, Timeline) -> Void)?

  /// Explores on the thread that must do it, and returns when it is done.
  func run(_ body: @escaping @Sendable () async throws -> Void) -> ExplorationReport {
    if let refusal = refusal { return refusal }
    let explorer = makeExplorer(body)
    if !settings.usesMainActor { return Self.run(explorer) }
    let report = Mutex<ExplorationReport?>(nil)
    MainQueue.own { [self] in
      _ = self
      let result = Self.run(explorer)
      report.withLock { $0 = result }
    }
    return report.withLock { $0 }!
  }

  private static func run(_ explorer: Explorer) -> ExplorationReport {
    let report = explorer.run()
    if let observer { observer(report, explorer.ordinaryTimeline()) }
    return report
  }

  /// Makes rehearsals known to those whom they replace or serve.
  static func install() {
    _ = DispatchCapture.install
    _ = Conductor.installTaskNames
    _ = XCTestCapture.install
    _ = Conductor.installYields
    CurrentHost.setLookup { Conductor.current }
  }

  func makeExplorer(_ body: @escaping @Sendable () async throws -> Void) -> Explorer {
    Self.install()
    for complaint in environment.complaints { Self.complain(complaint) }
    let budget = environment.budget(budget)
    var settings = settings
    settings.randomSeed = randomSeed
    let limits = Explorer.Limits(
      schedules: budget.schedules, time: budget.time, exhaustive: budget.exhaustive,
      seed: seed, token: environment.token, shard: environment.shard)
    return Explorer(settings: settings, limits: limits, body: IssueCapture.around(body))
  }

  /// What the system's random numbers begin with: the same in every process, since a token must hold there
  /// too; another for each place in the source, since rehearsals beside each other may name files by it.
  private var randomSeed: UInt64 {
    var hash = Conductor.hashBasis
    for byte in location.fileID.utf8 { hash = (hash ^ UInt64(byte)) &* Conductor.hashPrime }
    return (hash ^ UInt64(truncatingIfNeeded: location.line)) &* Conductor.hashPrime
  }

  /// Whether the constructor in process.c left everything alone.
  private static let isDisabled = getenv("REHEARSAL_DISABLED") != nil

  /// The report of a rehearsal that cannot run here.
  var refusal: ExplorationReport? {
    let reason: String
    if !ExecutorBackend.isAvailable {
      reason = """
        Rehearsal controls jobs on Linux with Swift 6.3 or later. Here, explore the order of answers with \
        PortableRehearsal.
        """
    } else if Self.isDisabled {
      reason = "REHEARSAL_DISABLED is set: this process runs without the engine"
    } else if Conductor.current != nil {
      reason = "a rehearsal inside a rehearsal: the outer one controls the order already"
    } else {
      return nil
    }
    var report = ExplorationReport(
      schedules: 0, failures: 1, isExhaustive: false, order: settings.order)
    report.smallestFailure = ScheduleFailure(
      problems: [Problem(.issue, reason, at: location)],
      token: Token(kinds: [], choices: [], fingerprint: nil), timeline: Timeline(Tape()))
    return report
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("Rehearsal: \(text)\n".utf8))
  }

  /// Fails the surrounding test, once, if a schedule has failed.
  static func fail(_ report: ExplorationReport, at location: RecordedIssue.Location) {
    guard let failure = report.smallestFailure else { return }
    if Test.current != nil {
      let name = "timeline-\(failure.token).html"
      Attachment.record(
        Attachment(TimelinePicture(report).page, named: name),
        sourceLocation: SourceLocation(
          fileID: location.fileID, filePath: location.filePath, line: location.line,
          column: location.column))
    }
    IssueSink.record(report.description, at: location)
  }
}
