/// A transport of which the app has one.
///
/// Operations are types, not instances: they name a type and use its ``shared`` transport.
public protocol SharedTransport: NetworkTransport {
  /// The one that all of the app's requests share.
  static var shared: Self { get }
}
