import Catalogue
import Foundation
import Networking
import Testing

@testable import CatalogueStorage

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What the repository makes of an answer, whatever brought it.
@Suite struct HTTPProductsRepositoryTests {
  private struct Transport: NetworkTransport {
    let answer: @Sendable (URLRequest) throws -> (Data, URLResponse)

    func data(for request: URLRequest) throws -> (Data, URLResponse) { try answer(request) }
  }

  private let address = URL(string: "http://example.test/products")!

  /// A server's answer.
  private func reply(
    _ bytes: some Sequence<UInt8>, status: Int = 200, type: String? = "application/json"
  ) -> (Data, URLResponse) {
    let response = HTTPURLResponse(
      url: address, statusCode: status, httpVersion: "HTTP/1.1",
      headerFields: type.map { ["Content-Type": $0] })
    return (Data(bytes), response!)
  }

  private func products(
    _ text: String, status: Int = 200, type: String? = "application/json"
  ) async throws -> [Product]? {
    let reply = reply(text.utf8, status: status, type: type)
    return try await HTTPProductsRepository(address: address, transport: Transport { _ in reply })
      .get()
  }

  @Test func asksForTheAddress() async throws {
    let asked = Recorder<URLRequest>()
    let reply = reply("[]".utf8)
    let repository = HTTPProductsRepository(
      address: address,
      transport: Transport { request in
        asked.append(request)
        return reply
      })
    #expect(try await repository.get() == [])
    #expect(asked.values.map(\.url) == [address])
    #expect(asked.values.first?.value(forHTTPHeaderField: "Accept") == "application/json")
  }

  @Test func whatTheTransportThrowsSaysWhere() async throws {
    let errors: [(any Error, HTTPProductsError)] = [
      (NetworkTransportError.tooLarge(limit: 7), .tooLarge(address, limit: 7)),
      (
        NetworkTransportError.timedOut(after: .seconds(3)),
        .connection(address, reason: "The response was not complete after 3.0 seconds.")
      ),
    ]
    for (thrown, expected) in errors {
      let repository = HTTPProductsRepository(
        address: address, transport: Transport { _ in throw thrown })
      await #expect(throws: expected) { try await repository.get() }
    }
    let cancelled = HTTPProductsRepository(
      address: address, transport: Transport { _ in throw CancellationError() })
    await #expect(throws: CancellationError.self) { try await cancelled.get() }
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
    let reply = reply("[{\"name\":\"".utf8 + [0xff] + "\"}]".utf8)
    let repository = HTTPProductsRepository(
      address: address, transport: Transport { _ in reply })
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
      address: address, transport: Transport { _ in fatalError("asked \(address)") })
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
