import RehearsalHooks

/// Which double: its name in transcripts, and where it was made.
final class SpyIdentity: Sendable {
  /// The type's name, with a number if the transcript has several of that type.
  let name: String
  let typeName: String
  let location: RecordedIssue.Location

  init(name: String, typeName: String, location: RecordedIssue.Location) {
    self.name = name
    self.typeName = typeName
    self.location = location
  }
}
