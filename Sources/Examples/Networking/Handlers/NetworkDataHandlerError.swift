/// Why ``NetworkDataHandler`` refused a response.
public enum NetworkDataHandlerError: Error, Hashable {
  /// The status is not in 200...299; nil if the response is no HTTP response at all.
  case statusCodeError(Int?)
}
