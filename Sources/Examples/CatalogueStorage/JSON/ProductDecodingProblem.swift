/// Why JSON is no product, or no list of products, in words.
struct ProductDecodingProblem: Error, Equatable {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// Runs `body`, and puts the error of a decoder into words.
  static func naming<Value>(
    _ body: () throws -> Value
  ) throws(ProductDecodingProblem) -> Value {
    do {
      return try body()
    } catch let error as DecodingError {
      throw ProductDecodingProblem(Self.reason(error))
    } catch {
      throw ProductDecodingProblem("it can't be decoded: \(error)")
    }
  }

  private static func reason(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "\(product(context.codingPath) ?? "it") has no \(key.stringValue)"
    case .valueNotFound(_, let context) where field(context.codingPath) != nil:
      "the \(place(context.codingPath)) is null"
    case .typeMismatch(_, let context) where field(context.codingPath) != nil:
      "the \(place(context.codingPath)) isn't text"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      "\(place(context.codingPath)) isn't \("\(type)".hasPrefix("Array") ? "an array" : "an object")"
    case .dataCorrupted: "it isn't valid JSON"
    @unknown default: "it can't be decoded"
    }
  }

  /// The value that a path leads to, as one would say it: `it`, `name`, `name of product 3`.
  private static func place(_ path: [any CodingKey]) -> String {
    let parts = [field(path), product(path)].compactMap(\.self)
    return parts.isEmpty ? "it" : parts.joined(separator: " of ")
  }

  private static func field(_ path: [any CodingKey]) -> String? {
    path.last.flatMap { $0.intValue == nil ? $0.stringValue : nil }
  }

  private static func product(_ path: [any CodingKey]) -> String? {
    path.first?.intValue.map { "product \($0 + 1)" }
  }
}
