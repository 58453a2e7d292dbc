import Testing

/// Gives each test, and each case of a parameterized test, a transcript of its own.
public struct TranscriptTrait: TestTrait, SuiteTrait, TestScoping {
  /// A suite hands the trait down to its tests.
  public var isRecursive: Bool { true }

  /// Runs one case of a test with a new transcript. The testing library calls this.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - testCase: the case.
  ///   - function: the rest of the test.
  /// - Throws: what the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Transcript.$bound.withValue(Transcript()) { try await function() }
  }
}

extension Trait where Self == TranscriptTrait {
  /// Gives each test a transcript of its own. Only needed for parameterized tests whose arguments print
  /// alike, and for tests of static members that run several times in one process.
  public static var transcript: TranscriptTrait { TranscriptTrait() }
}

/// Runs code with a transcript of its own: every double made in it writes there.
///
/// In XCTest, where nothing says which test runs, put it around each test:
/// ```swift
/// override func invokeTest() { withTranscript { super.invokeTest() } }
/// ```
///
/// - Parameter body: the code.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
public func withTranscript<Result>(_ body: () throws -> Result) rethrows -> Result {
  try Transcript.$bound.withValue(Transcript()) { try body() }
}

/// Runs code with a transcript of its own: every double made in it writes there.
///
/// - Parameter body: the code.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
public nonisolated(nonsending) func withTranscript<Result>(
  _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  try await Transcript.$bound.withValue(Transcript()) { try await body() }
}
