/// A generated double: it records its calls, and answers as its stubs say.
///
/// The generator writes the conformance, the calls and the stubs. See <doc:SpiesInOneMinute>.
public protocol Spy {
  /// The double's calls as values.
  associatedtype Call: SpyCall

  /// Keeps the calls and the stubs. If the protocol has a member of the same name and type, the
  /// generator gives this one another.
  nonisolated var recorder: SpyRecorder { get }
}

extension Spy {
  /// All calls so far, in order. Complexity: linear in the length of the transcript.
  public nonisolated var calls: [Call] { recorder.records.map { Call($0) } }

  /// Says what happens when no stub accepts a call that must give an answer.
  ///
  /// - Parameter behavior: what happens from now on.
  public nonisolated func whenUnstubbed(_ behavior: UnstubbedBehavior) {
    recorder.whenUnstubbed(behavior)
  }
}
