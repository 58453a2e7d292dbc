import Stagecraft

/// What starts requests: a policy, or something that lacks one.
@MainActor protocol RequestPolicy: AnyObject {
  func start(
    _ operation: @escaping @Sendable () async throws -> String,
    then finish: @escaping @MainActor (Result<String, any Error>) -> Void)
  func cancel()
}

extension LatestRequest: RequestPolicy where Value == String {}
extension LoadingRequest: RequestPolicy where Value == String {}
