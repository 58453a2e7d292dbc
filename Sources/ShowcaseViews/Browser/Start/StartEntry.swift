/// One of the examples on the start page.
public struct StartEntry: Sendable {
  /// What it is called.
  public var title: String
  /// What there is to see, in a sentence.
  public var text: String
  /// Where it is: a path on the server.
  public var address: String
  /// Its place on the specification's page.
  public var anchor: String?

  /// An entry of these parts.
  public init(title: String, text: String, address: String, anchor: String? = nil) {
    self.title = title
    self.text = text
    self.address = address
    self.anchor = anchor
  }
}
