/// The word that a step begins with.
public enum StepWord: String, Codable, Hashable, Sendable {
  /// What there is before anything happens.
  case given
  /// What happens.
  case when
  /// What is expected of it.
  case then
}
