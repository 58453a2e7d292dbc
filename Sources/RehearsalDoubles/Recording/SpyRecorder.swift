import RehearsalHooks
import Synchronization
import Testing

/// The state of a double: where its calls go, and its stubs. Locked; safe on any thread.
public final class SpyRecorder: Sendable {
  let identity: SpyIdentity
  let transcript: Transcript
  private let state = Mutex(RecorderState())

  /// The recorder of a double, which writes to the current transcript. Generated code calls this.
  ///
  /// - Parameters:
  ///   - name: the double's type.
  ///   - fileID: where the double is made.
  ///   - filePath: where the double is made.
  ///   - line: where the double is made.
  ///   - column: where the double is made.
  public convenience init(
    _ name: String, fileID: String, filePath: String, line: Int, column: Int
  ) {
    let location = RecordedIssue.Location(
      fileID: fileID, filePath: filePath, line: line, column: column)
    let transcript = Transcript.current
    self.init(transcript.makeIdentity(name, at: location), in: transcript)
  }

  /// The recorder of a double that is made by the initialisers of its superclass, which do not say where.
  /// Generated code calls this.
  ///
  /// - Parameter name: the double's type.
  public convenience init(ofSubclass name: String) {
    let test = Test.current?.sourceLocation
    self.init(
      name, fileID: test?.fileID ?? "\(name)/made", filePath: test?.filePath ?? "",
      line: test?.line ?? 1, column: test?.column ?? 1)
  }

  init(_ identity: SpyIdentity, in transcript: Transcript) {
    self.identity = identity
    self.transcript = transcript
  }

  /// The recorder of a type's static members: one for each transcript, so that tests which run at once
  /// do not mix. Generated code calls this.
  ///
  /// - Parameter type: the double's type.
  /// - Returns: the recorder that belongs to the current transcript.
  public static func ofStatics(of type: Any.Type) -> SpyRecorder {
    Transcript.forStatics.statics(of: type)
  }

  /// All calls so far, in order. Generated code calls this.
  ///
  /// - Parameter type: the type of the calls.
  /// - Returns: the calls. Complexity: linear in the length of the transcript.
  public func calls<Call: SpyCall>(_ type: Call.Type) -> [Call] { records.map { Call($0) } }

  /// The double's calls without those that were forgotten.
  var records: [CallRecord] { Array(transcript.records(of: identity).dropFirst(forgotten)) }

  var forgotten: Int { state.withLock { $0.forgotten } }

  /// Leaves out the calls so far from now on.
  func forget() {
    let count = transcript.records(of: identity).count
    state.withLock { $0.forgotten = count }
  }

  func add(_ stub: StubEntry) {
    state.withLock { $0.stubs[stub.member, default: []].append(stub) }
  }

  func whenUnstubbed(_ behavior: UnstubbedBehavior) {
    state.withLock { $0.behavior = behavior }
  }

  var behavior: UnstubbedBehavior { state.withLock { $0.behavior } }

  func stubs(of member: String) -> [StubEntry] {
    state.withLock { $0.stubs[member] ?? [] }
  }

  func record<Arguments>(_ member: String, _ arguments: Arguments) -> CallRecord {
    let record = CallRecord(member, arguments, of: identity)
    transcript.append(record)
    Trace.record(TraceEntry(.call, lane: identity.name, record.description))
    return record
  }

  /// The stub that was added last among those that accept the call. Its type is left open: to find the
  /// metadata of the generic types costs more than all the rest, and most calls have no stub.
  func stub(for call: CallRecord) -> StubEntry? {
    state.withLock { $0.stubs[call.member] }?.last { $0.accepts(call) }
  }
}

extension SpyRecorder {
  /// Records that a property was set, or an element of a subscript, and remembers the value: getting it
  /// returns it, unless there is a stub. Generated code calls this.
  ///
  /// - Parameters:
  ///   - member: the setter's name.
  ///   - arguments: what a transcript shows.
  ///   - value: the new value.
  ///   - getter: the getter's name.
  ///   - index: the subscript's arguments.
  public func set<Arguments, Value, Index>(
    _ member: String, _ arguments: Arguments, to value: Value, getter: String, at index: Index
  ) {
    _ = record(member, arguments)
    let remembered = RememberedValue(CallRecord(getter, index)) { value }
    state.withLock { $0.remember(remembered) }
  }

  /// Records that a property was set to a value that cannot be copied, and lets go of the value.
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - member: the setter's name.
  ///   - arguments: what a transcript shows.
  ///   - value: the new value.
  ///   - getter: the getter's name.
  ///   - index: the subscript's arguments.
  public func set<Arguments, Value: ~Copyable, Index>(
    _ member: String, _ arguments: Arguments, to value: consuming Value, getter: String,
    at index: Index
  ) {
    _ = record(member, arguments)
  }

  func remembered(_ call: CallRecord) -> RememberedPlace? {
    state.withLock { $0.remembered[call.member] }?.last { $0.place.matches(call) }
  }
}
