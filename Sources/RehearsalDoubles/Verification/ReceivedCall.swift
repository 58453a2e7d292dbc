/// An expected call together with the double that should receive it.
public struct ReceivedCall: Sendable, CustomStringConvertible {
  let recorder: SpyRecorder
  let expected: CallRecord

  /// The double's name and the call.
  public var description: String { "\(recorder.identity.name).\(expected)" }

  func matches(_ record: CallRecord) -> Bool {
    record.double === recorder.identity && record.matches(expected)
  }
}
