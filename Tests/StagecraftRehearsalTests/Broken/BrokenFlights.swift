/// Keeps answers, not requests: everybody who finds none asks.
actor AnswerCache: RequestSharing {
  private var answers: [String: String] = [:]

  func value(
    for key: String, _ operation: @escaping @Sendable () async throws -> String
  ) async throws -> String {
    if let answer = answers[key] { return answer }
    let answer = try await operation()
    answers[key] = answer
    return answer
  }
}

/// The first caller makes the request for all, so its cancellation is everybody's.
actor FirstCallerFlies: RequestSharing {
  private var waiting: [CheckedContinuation<String, any Error>] = []
  private var isFlying = false

  func value(
    for key: String, _ operation: @escaping @Sendable () async throws -> String
  ) async throws -> String {
    if isFlying { return try await withCheckedThrowingContinuation { waiting.append($0) } }
    isFlying = true
    let result: Result<String, any Error>
    do { result = .success(try await operation()) } catch { result = .failure(error) }
    isFlying = false
    for caller in waiting { caller.resume(with: result) }
    waiting = []
    return try result.get()
  }
}

/// A request in a task of its own, which nobody cancels.
actor EndlessFlight: RequestSharing {
  private var request: Task<String, any Error>?

  func value(
    for key: String, _ operation: @escaping @Sendable () async throws -> String
  ) async throws -> String {
    let request = request ?? Task { try await operation() }
    self.request = request
    return try await request.value
  }
}
