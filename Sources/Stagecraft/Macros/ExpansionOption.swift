/// What ``PassiveView(_:)`` and ``ViewEvents(_:)`` make besides the values and the port.
///
/// Macros read it from the source text; nothing happens with it at run time.
public struct ExpansionOption: Sendable {
  /// The values' coding. Every parameter has to be Codable.
  public static let codable = ExpansionOption()
}
