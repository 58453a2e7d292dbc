import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Error {
  /// Whether no server was reached: there is no network, or nobody answers at that address.
  public var isUnreachableServer: Bool {
    let cause = rootCause
    if case NetworkTransportError.timedOut = cause { return true }
    guard let code = (cause as? URLError)?.code else { return false }
    return [
      .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .notConnectedToInternet, .timedOut,
    ].contains(code)
  }

  /// Whether the same request may go well a moment later.
  var isPassing: Bool {
    guard let code = (self as? URLError)?.code else { return false }
    // On Linux a connection that breaks off is an unknown error, and one without a word a bad response.
    return [
      .cannotFindHost, .cannotConnectToHost, .dnsLookupFailed, .networkConnectionLost,
      .notConnectedToInternet, .unknown, .badServerResponse,
    ].contains(code)
  }

  /// The error in words, for the sentence that says which step failed.
  var reason: String {
    if let error = self as? any StepError { return error.description }
    if let error = self as? NetworkTransportError { return error.description }
    return localizedDescription
  }
}
