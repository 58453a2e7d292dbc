/// Where a test says how a member of a double answers, and looks at what it was called with.
///
/// ```swift
/// service.stub.request.returns("page 1", "page 2")          // in sequence; the last one stays
/// service.stub.request(page: 3).throws(NoSuchPage())        // by argument
/// service.stub.request.answers { page in "page \(page)" }   // by closure
/// #expect(service.stub.request.captured == [1, 2])
/// ```
///
/// A stub that is added later goes before an earlier one, as far as both accept the call.
public class Stub<Closure, Arguments, Output: ~Copyable, Failure: Error>: @unchecked Sendable {
  let recorder: SpyRecorder
  let member: String
  let pattern: CallRecord?

  /// The stub of a member. Generated code calls this.
  ///
  /// - Parameters:
  ///   - recorder: the recorder of the double.
  ///   - member: the member's name with its labels.
  public init(_ recorder: SpyRecorder, _ member: String) {
    self.recorder = recorder
    self.member = member
    self.pattern = nil
  }

  /// The stub of a member for some arguments. Generated code calls this.
  ///
  /// - Parameters:
  ///   - recorder: the recorder of the double.
  ///   - member: the member's name with its labels.
  ///   - matchers: the matcher, or a tuple of all.
  public init<Matchers>(_ recorder: SpyRecorder, _ member: String, _ matchers: Matchers) {
    self.recorder = recorder
    self.member = member
    self.pattern = CallRecord(member, matchers)
  }

  /// Lets the member throw.
  ///
  /// - Parameter error: what it throws.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func `throws`(
    _ error: Failure
  ) -> StubbedAnswer<Closure, Output, Failure> {
    add(.failure(error))
  }

  /// The arguments of all calls that this stub accepts so far, in their order; several as a tuple.
  /// Complexity: linear in the length of the transcript.
  public var captured: [Arguments] {
    recorder.records.compactMap { record in
      guard record.member == member, pattern.map(record.matches) ?? true else { return nil }
      return record.packed as? Arguments
    }
  }

  func add(
    _ kind: Answer<Closure, Output>.Kind
  ) -> StubbedAnswer<Closure, Output, Failure> {
    let queue = AnswerQueue<Closure, Output>(member: member, pattern: pattern)
    queue.append(Answer(kind))
    recorder.add(queue)
    return StubbedAnswer(queue: queue)
  }
}

extension Stub where Output: Copyable {
  /// Lets the member return a value; or several, one for each call, of which the last one stays.
  ///
  /// - Parameters:
  ///   - value: what it returns.
  ///   - following: what it returns from the second call on.
  /// - Returns: the answer, to add what a rehearsal may choose, or what follows.
  @discardableResult
  public func returns(
    _ value: Output, _ following: Output...
  ) -> StubbedAnswer<Closure, Output, Failure> {
    let answer = add(.value { value })
    for value in following { answer.queue.append(Answer(.value { value })) }
    return answer
  }
}
