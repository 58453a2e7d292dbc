/// A generated double: it records its calls, and answers as its stubs say.
///
/// The generator writes the conformance, the calls and the stubs. See <doc:SpiesInOneMinute>.
public protocol GeneratedSpy {
  /// The double's calls as values.
  associatedtype RecordedCall: SpyCall

  /// Keeps the calls and the stubs.
  nonisolated var spyRecorder: SpyRecorder { get }
}

extension GeneratedSpy {
  /// All calls so far, in order. Complexity: linear in the length of the transcript.
  public nonisolated var calls: [RecordedCall] { spyRecorder.records.map { RecordedCall($0) } }

  /// Forgets the calls so far: they count as verified, and ``calls``, captured arguments and waiting begin
  /// with the next one. The transcript keeps them. Stubs stay.
  public nonisolated func forgetCalls() {
    spyRecorder.verifyAll()
    spyRecorder.forget()
  }

  /// Says what happens when no stub accepts a call that must give an answer.
  ///
  /// - Parameter behavior: what happens from now on.
  public nonisolated func whenUnstubbed(_ behavior: UnstubbedBehavior) {
    spyRecorder.whenUnstubbed(behavior)
  }
}
