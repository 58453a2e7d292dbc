import Foundation

/// Why a server gave no products.
public enum HTTPProductsError: Error, Equatable, Sendable {
  /// The address is none of HTTP.
  case address(URL)
  /// No answer came, or not all of it.
  case connection(URL, reason: String)
  /// The server answered with another status than success.
  case status(URL, Int)
  /// The server sent something other than JSON.
  case mimeType(URL, String?)
  /// The answer has more bytes than are taken.
  case tooLarge(URL, limit: Int)
  /// The answer is JSON, perhaps, but no list of products.
  case content(URL, reason: String)
}

extension HTTPProductsError: CustomStringConvertible, LocalizedError {
  /// A sentence that says what is wrong and where, and another that says what to do.
  public var description: String {
    switch self {
    case .address(let address):
      "\(address) isn't an address on the web. It must start with http:// or https://."
    case .connection(let address, let reason):
      "No answer came from \(address): \(reason). Check the address and the network, and try again."
    case .status(let address, let status):
      "\(address) answered with status \(status). \(Self.advice(onStatus: status))"
    case .mimeType(let address, let type):
      "\(address) sent \(type ?? "something without a type") instead of JSON. Check the address."
    case .tooLarge(let address, let limit):
      "\(address) sent more than \(limit) bytes. Ask for fewer products."
    case .content(let address, let reason):
      "\(address) sent no list of products: \(reason). Tell those who run it."
    }
  }

  /// The same, for those who ask `localizedDescription`.
  public var errorDescription: String? { description }

  private static func advice(onStatus status: Int) -> String {
    switch status {
    case 401, 403: "Ask those who run it for access."
    case 404, 410: "Check the address."
    case 408, 429, 500...: "Try again later."
    default: "Check the address."
    }
  }
}
