import RehearsalHooks
import Synchronization
import Testing

/// The transcripts of the tests that run, found by the test.
enum TranscriptRegistry {
  private struct Key: Hashable {
    let test: Test.ID?
    let arguments: String
    let rehearsal: ObjectIdentifier?
  }

  /// Refers to a transcript weakly, so that it lives as long as its doubles, and what they were called
  /// with does not live longer than they do. A transcript with static members has no double to keep it.
  private struct Entry {
    weak var transcript: Transcript?
    var kept: Transcript?
  }

  private static let entries = Mutex<[Key: Entry]>([:])

  static func current(isKept: Bool = false) -> Transcript {
    let key = currentKey()
    return entries.withLock { entries in
      if let known = entries[key]?.transcript {
        if isKept { entries[key]?.kept = known }
        return known
      }
      if entries.count > 64 { entries = entries.filter { $0.value.transcript != nil } }
      let transcript = Transcript()
      entries[key] = Entry(transcript: transcript, kept: isKept ? transcript : nil)
      return transcript
    }
  }

  private static func currentKey() -> Key {
    let test = Test.current
    // A test case does not say which arguments it has, but its description does.
    let arguments = test?.isParameterized == true ? "\(Test.Case.current as Any)" : ""
    return Key(
      test: test?.id, arguments: arguments,
      rehearsal: CurrentHost.value.map(ObjectIdentifier.init))
  }
}
