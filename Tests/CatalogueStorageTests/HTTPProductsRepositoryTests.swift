import Catalogue
import Foundation
import Testing

@testable import CatalogueStorage

/// What the repository makes of an answer, whatever brought it.
@Suite struct HTTPProductsRepositoryTests {
  private struct Transport: HTTPTransport {
    let answer: @Sendable (URL, Int) throws -> HTTPReply

    func get(_ address: URL, limit: Int) throws -> HTTPReply { try answer(address, limit) }
  }

  private let address = URL(string: "http://example.test/products")!

  private func products(
    _ text: String, status: Int = 200, type: String? = "application/json"
  ) async throws -> [Product]? {
    let reply = HTTPReply(status: status, mimeType: type, body: Data(text.utf8))
    return try await HTTPProductsRepository(
      address: address, transport: Transport { _, _ in reply }
    )
    .get()
  }

  @Test func asksForTheAddressWithTheLimit() async throws {
    let asked = Recorder<String>()
    let repository = HTTPProductsRepository(
      address: address,
      transport: Transport { address, limit in
        asked.append("\(address) \(limit)")
        return HTTPReply(status: 200, mimeType: "application/json", body: Data("[]".utf8))
      }, limit: 77)
    #expect(try await repository.get() == [])
    #expect(asked.values == ["http://example.test/products 77"])
  }

  @Test(arguments: [
    "application/json", "Application/JSON", "text/json", "application/vnd.products+json",
  ])
  func decodesProducts(type: String) async throws {
    let text = #"[{"name":"Tea","image":"mug","price":1},{"name":"和紙","description":null}]"#
    #expect(
      try await products(text, type: type) == [
        Product(name: "Tea", image: "mug"), Product(name: "和紙"),
      ])
  }

  @Test func noContentAndNullAreNothing() async throws {
    #expect(try await products("", status: 204, type: nil) == nil)
    #expect(try await products("null") == nil)
  }

  @Test(arguments: [
    ("{\"products\":[]}", "it isn't an array"),
    ("7", "it isn't an array"),
    ("", "it isn't valid JSON"),
    ("[{\"name\":\"a\"}", "it isn't valid JSON"),
    ("[{\"name\":\"a\"},{\"image\":\"x\"}]", "product 2 has no name"),
    ("[{\"name\":null}]", "the name of product 1 is null"),
    (
      "[{\"name\":\"a\"},{\"name\":\"b\",\"description\":[]}]",
      "the description of product 2 isn't text"
    ),
    ("[1]", "product 1 isn't an object"),
    ("[null]", "product 1 isn't an object"),
  ])
  func saysWhyContentIsNoList(text: String, reason: String) async throws {
    let error = await #expect(throws: HTTPProductsError.self) { try await products(text) }
    #expect(error == .content(address, reason: reason))
  }

  @Test func whatIsNotUTF8IsNoList() async throws {
    let reply = HTTPReply(
      status: 200, mimeType: "application/json",
      body: Data("[{\"name\":\"".utf8 + [0xff] + "\"}]".utf8))
    let repository = HTTPProductsRepository(
      address: address, transport: Transport { _, _ in reply })
    await #expect(throws: HTTPProductsError.content(address, reason: "it isn't valid UTF-8")) {
      try await repository.get()
    }
  }

  @Test(arguments: [301, 400, 401, 404, 418, 429, 500, 503])
  func anotherStatusIsAnError(status: Int) async throws {
    await #expect(throws: HTTPProductsError.status(address, status)) {
      try await products("[]", status: status)
    }
  }

  @Test(arguments: [nil, "text/html", "application/jsonp", "json"])
  func anotherTypeIsAnError(type: String?) async throws {
    await #expect(throws: HTTPProductsError.mimeType(address, type)) {
      try await products("[]", type: type)
    }
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://example.test/a", "products"])
  func onlyHTTPIsAsked(text: String) async throws {
    let address = try #require(URL(string: text))
    let repository = HTTPProductsRepository(
      address: address, transport: Transport { _, _ in fatalError("asked \(address)") })
    await #expect(throws: HTTPProductsError.address(address)) { try await repository.get() }
  }

  @Test func errorsAreSentences() {
    #expect(
      HTTPProductsError.status(address, 404).description
        == "http://example.test/products answered with status 404. Check the address.")
    #expect(
      HTTPProductsError.status(address, 503).description
        == "http://example.test/products answered with status 503. Try again later.")
    #expect(
      HTTPProductsError.mimeType(address, nil).localizedDescription
        == "http://example.test/products sent something without a type instead of JSON."
        + " Check the address.")
  }
}
