import Catalogue
import Foundation

/// The products that a server gives as JSON: an array of objects with `name`, `description` and `image`.
public struct HTTPProductsRepository: ProductsRepository {
  private let address: URL
  private let transport: any HTTPTransport
  private let limit: Int

  /// Creates a repository. Nothing is fetched yet.
  ///
  /// - Parameters:
  ///   - address: Where the products are.
  ///   - transport: What fetches them.
  ///   - limit: How many bytes they may have.
  public init(
    address: URL, transport: any HTTPTransport = URLSessionTransport(), limit: Int = 16 << 20
  ) {
    self.address = address
    self.transport = transport
    self.limit = limit
  }

  /// The server's products, or nothing if it says that it has no content, or `null`.
  ///
  /// - Throws: ``HTTPProductsError``, or `CancellationError` if the task is cancelled.
  public func get() async throws -> [Product]? {
    guard let scheme = address.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      throw HTTPProductsError.address(address)
    }
    let reply = try await transport.get(address, limit: limit)
    guard (200..<300).contains(reply.status) else {
      throw HTTPProductsError.status(address, reply.status)
    }
    if reply.status == 204 { return nil }
    guard Self.isJSON(reply.mimeType) else {
      throw HTTPProductsError.mimeType(address, reply.mimeType)
    }
    do throws(ProductDecodingProblem) {
      return try Self.products(reply.body)
    } catch {
      throw HTTPProductsError.content(address, reason: error.reason)
    }
  }

  private static func isJSON(_ mimeType: String?) -> Bool {
    guard let type = mimeType?.lowercased() else { return false }
    return type == "application/json" || type == "text/json" || type.hasSuffix("+json")
  }

  private static func products(_ body: Data) throws(ProductDecodingProblem) -> [Product]? {
    if !Array(body).isValidUTF8 { throw ProductDecodingProblem("it isn't valid UTF-8") }
    return try ProductDecodingProblem.naming {
      try JSONDecoder().decode([Product]?.self, from: body)
    }
  }
}
