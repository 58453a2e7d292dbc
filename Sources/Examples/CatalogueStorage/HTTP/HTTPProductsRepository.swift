import Catalogue
import Foundation
import Networking

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The products that a server gives as JSON: an array of objects with `name`, `description` and `image`.
public struct HTTPProductsRepository: ProductsRepository {
  private let address: URL
  private let transport: any NetworkTransport

  /// Creates a repository. Nothing is fetched yet.
  ///
  /// - Parameters:
  ///   - address: Where the products are.
  ///   - transport: What fetches them.
  public init(address: URL, transport: any NetworkTransport) {
    self.address = address
    self.transport = transport
  }

  /// Creates a repository that fetches over the network. Nothing is fetched yet.
  ///
  /// - Parameters:
  ///   - address: Where the products are.
  ///   - limit: How many bytes they may have.
  public init(address: URL, limit: Int = 16 << 20) {
    self.init(address: address, transport: URLSessionTransport(sizeLimit: limit))
  }

  /// The server's products, or nothing if it says that it has no content, or `null`.
  ///
  /// - Throws: ``HTTPProductsError``, or `CancellationError` if the task is cancelled.
  public func get() async throws -> [Product]? {
    guard let scheme = address.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      throw HTTPProductsError.address(address)
    }
    let (data, response) = try await reply()
    let body: Data
    do throws(NetworkDataHandlerError) {
      body = try NetworkDataHandler.data(with: data, response: response)
    } catch {
      switch error {
      case .statusCodeError(let status?): throw HTTPProductsError.status(address, status)
      case .statusCodeError(nil):
        throw HTTPProductsError.connection(address, reason: "it speaks no HTTP")
      }
    }
    if (response as? HTTPURLResponse)?.statusCode == 204 { return nil }
    guard Self.isJSON(response.mimeType) else {
      throw HTTPProductsError.mimeType(address, response.mimeType)
    }
    do throws(ProductDecodingProblem) {
      return try Self.products(body)
    } catch {
      throw HTTPProductsError.content(address, reason: error.reason)
    }
  }

  private func reply() async throws -> (Data, URLResponse) {
    var request = URLRequest(url: address)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    do {
      return try await transport.data(for: request)
    } catch let error as CancellationError {
      throw error
    } catch NetworkTransportError.tooLarge(let limit) {
      throw HTTPProductsError.tooLarge(address, limit: limit)
    } catch {
      throw HTTPProductsError.connection(address, reason: error.localizedDescription)
    }
  }

  private static func isJSON(_ mimeType: String?) -> Bool {
    guard let type = mimeType.map({ MIMEType($0).description }) else { return false }
    return type == "application/json" || type == "text/json" || type.hasSuffix("+json")
  }

  private static func products(_ body: Data) throws(ProductDecodingProblem) -> [Product]? {
    if !Array(body).isValidUTF8 { throw ProductDecodingProblem("it isn't valid UTF-8") }
    return try ProductDecodingProblem.naming {
      try JSONDecoder().decode([Product]?.self, from: body)
    }
  }
}
