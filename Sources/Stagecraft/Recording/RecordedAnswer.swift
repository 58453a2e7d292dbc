/// How a request ended, as it stands in a session.
///
/// A value is `{"value":...}`, an error that is Codable `{"failure":...}`, any other error
/// `{"error":"its text"}`, and a cancellation `{"cancelled":true}`.
enum RecordedAnswer<Value> {
  case value(Value)
  case failure(any Error)

  private enum CodingKeys: String, CodingKey {
    case value, failure, error, cancelled
  }

  /// The answer that work gives.
  init(of work: () async throws -> Value) async {
    do {
      self = .value(try await work())
    } catch {
      self = .failure(error)
    }
  }

  func get() throws -> Value {
    switch self {
    case .value(let value): value
    case .failure(let error): throw error
    }
  }
}

extension RecordedAnswer: Encodable where Value: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .value(let value): try container.encode(value, forKey: .value)
    case .failure(is CancellationError): try container.encode(true, forKey: .cancelled)
    case .failure(let error as any Error & Encodable):
      try container.encode(error, forKey: .failure)
    case .failure(let error): try container.encode(String(describing: error), forKey: .error)
    }
  }
}

extension RecordedAnswer where Value: Decodable {
  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - text: Its JSON.
  ///   - failure: The type of a Codable error, or nil if errors come back as ``RecordedFailure``.
  init(text: String, failure: (any (Error & Decodable).Type)?) throws {
    let wire = try SessionCoding.value(Wire.self, from: text)
    let decodedFailure = try failure.map { try wire.failure(as: $0) } ?? nil
    self = try wire.answer(decodedFailure, text: text)
  }

  /// The answer while it is not yet known of which type its error is.
  private struct Wire: Decodable {
    let container: KeyedDecodingContainer<CodingKeys>

    init(from decoder: any Decoder) throws {
      container = try decoder.container(keyedBy: CodingKeys.self)
    }

    func failure<Failure: Error & Decodable>(as type: Failure.Type) throws -> (any Error)? {
      try container.decodeIfPresent(type, forKey: .failure)
    }

    func answer(_ failure: (any Error)?, text: String) throws -> RecordedAnswer {
      if let failure { return .failure(failure) }
      if container.contains(.cancelled) { return .failure(CancellationError()) }
      if container.contains(.failure) { return .failure(RecordedFailure(description: text)) }
      if let error = try container.decodeIfPresent(String.self, forKey: .error) {
        return .failure(RecordedFailure(description: error))
      }
      return .value(try container.decode(Value.self, forKey: .value))
    }
  }
}
