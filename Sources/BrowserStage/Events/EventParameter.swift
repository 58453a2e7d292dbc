/// What an event carries: a name, and how its text becomes a value.
public struct EventParameter<Value>: Sendable {
  /// The name of the field.
  public let name: String
  private let read: @Sendable (String) -> Value?

  /// A parameter of any kind.
  ///
  /// - Parameters:
  ///   - name: the name of the field.
  ///   - read: makes the value of the text, or nil if the text is none: the event is then refused.
  public init(_ name: String, read: @escaping @Sendable (String) -> Value?) {
    self.name = name
    self.read = read
  }

  /// Reads the value.
  func value(of text: String) -> Value? {
    read(text)
  }
}

extension EventParameter<Int> {
  /// A whole number within bounds.
  public init(integer name: String, in range: ClosedRange<Int> = Int.min...Int.max) {
    self.init(name) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }
}

extension EventParameter<String> {
  /// A text that is not too long.
  public init(text name: String, maximumBytes: Int = 1000) {
    self.init(name) { $0.utf8.count <= maximumBytes ? $0 : nil }
  }
}
