/// Something worth seeing in the timeline of a rehearsal.
public struct TraceEntry: Hashable, Sendable {
  /// The sorts of entry.
  public enum Kind: String, Hashable, Sendable {
    /// A double was called.
    case call
    /// The test, or the code under test, said something.
    case note
    /// A step of a scenario begins.
    case step
  }

  /// The sort of entry.
  public let kind: Kind
  /// The column that the entry belongs to: the double's name for a call, the word that a step begins with,
  /// nil for a note.
  public let lane: String?
  /// What the timeline prints.
  public let text: String

  /// Describes an entry.
  ///
  /// - Parameters:
  ///   - kind: the sort of entry.
  ///   - lane: the column that it belongs to, such as a double's name.
  ///   - text: what the timeline prints; one line is best.
  public init(_ kind: Kind, lane: String? = nil, _ text: String) {
    self.kind = kind
    self.lane = lane
    self.text = text
  }
}
