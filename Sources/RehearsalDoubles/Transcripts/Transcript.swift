import RehearsalHooks
import Synchronization

/// Everything that the doubles of one test were told, in one order.
///
/// A double writes to the transcript that is current where it is made. Tests in Swift Testing each have
/// their own without doing anything, also those that run at the same time; so has each run of a
/// rehearsal. It lives as long as one of its doubles. ``withTranscript(_:)`` and the trait `.transcript`
/// give one explicitly: needed in XCTest, and in a parameterized test whose arguments print alike.
public final class Transcript: Sendable {
  @TaskLocal static var bound: Transcript?

  private let state = Mutex(TranscriptState())

  /// Makes an empty transcript, which is nobody's yet.
  public init() {}

  /// The transcript of the test that the calling code belongs to.
  public static var current: Transcript { bound ?? TranscriptRegistry.current() }

  /// The current transcript, kept alive although no double may refer to it.
  static var forStatics: Transcript { bound ?? TranscriptRegistry.current(isKept: true) }

  /// The calls so far. Complexity: constant.
  public var records: [CallRecord] { state.withLock { $0.records } }

  /// Whether there are no calls.
  public var isEmpty: Bool { records.isEmpty }

  func records(of double: SpyIdentity) -> [CallRecord] {
    records.filter { $0.double === double }
  }

  func makeIdentity(_ type: String, at location: RecordedIssue.Location) -> SpyIdentity {
    let name = state.withLock { $0.name(for: type) }
    return SpyIdentity(name: name, typeName: type, location: location)
  }

  func statics(of type: Any.Type) -> SpyRecorder {
    if let known = state.withLock({ $0.statics[ObjectIdentifier(type)] }) { return known }
    let location = RecordedIssue.Location(
      fileID: "\(type)/statics", filePath: "", line: 1, column: 1)
    let identity = SpyIdentity(name: "\(type)", typeName: "\(type)", location: location)
    let recorder = SpyRecorder(identity, in: self)
    return state.withLock { state in
      if let known = state.statics[ObjectIdentifier(type)] { return known }
      state.statics[ObjectIdentifier(type)] = recorder
      return recorder
    }
  }

  /// Adds a call. Matchers run outside the lock, because they are the test's code and may call doubles.
  func append(_ record: CallRecord) {
    let waiters = state.withLock { $0.append(record) }
    for waiter in waiters where waiter.double === record.double {
      if record.matches(waiter.expected) { satisfy(waiter, by: 1) }
    }
  }

  private func satisfy(_ waiter: TranscriptState.Waiter, by count: Int) {
    state.withLock { $0.satisfy(waiter.number, by: count) }?.complete(())
  }

  func verify(_ indices: some Sequence<Int>) {
    state.withLock { $0.verify(indices) }
  }

  var unverified: [CallRecord] {
    state.withLock { state in state.unverified.map { state.records[$0] } }
  }
}

extension Transcript {
  /// Waits until a double has been called, earlier calls included.
  ///
  /// - Returns: false if the limit was reached, or the task cancelled, before.
  nonisolated(nonsending) func wait(
    for expected: CallRecord, of recorder: SpyRecorder, times: Int, limit: Duration?
  ) async -> Bool {
    let completion = Completion<Void>()
    let double = recorder.identity
    let (waiter, records) = state.withLock {
      $0.wait(for: expected, of: double, times: times, completion)
    }
    let own = records.filter { $0.double === double }.dropFirst(recorder.forgotten)
    satisfy(waiter, by: own.count { $0.matches(expected) })
    let came = await completion.value(within: limit) != nil
    if !came { state.withLock { $0.expire(waiter.number) } }
    return came
  }
}

extension Transcript: CustomStringConvertible {
  /// One call a line, each with the name of its double.
  public var description: String {
    records.map(\.qualifiedDescription).joined(separator: "\n")
  }
}
