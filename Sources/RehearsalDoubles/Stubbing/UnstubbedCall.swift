/// Thrown by a double's member that can throw and was called without a stub that accepts the call.
public struct UnstubbedCall: Error, CustomStringConvertible {
  /// Which call, of which double, with the nearest stubs.
  public let description: String
}
