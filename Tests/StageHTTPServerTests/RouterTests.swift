import StageHTTPServer
import Testing

@Suite struct RouterTests {
  private var router: HTTPRouter {
    var router = HTTPRouter()
    router.on(.get, "/") { _ in .text(.ok, "home") }
    router.on(.get, "/products/new") { _ in .text(.ok, "new") }
    router.on(.get, "/products/:number") { .text(.ok, "product " + $0.parameters["number"]!) }
    router.on(.post, "/products/:number") { .text(.ok, "posted " + $0.parameters["number"]!) }
    router.on(.delete, "/:a/:b/:c") { .text(.ok, "\($0.parameters.sorted { $0.key < $1.key })") }
    return router
  }

  private func answer(_ method: HTTPMethod, _ target: String) async throws -> (HTTPResponse, String)
  {
    let response = await router.respond(
      to: try #require(HTTPRequest(method: method, target: target)))
    guard case .bytes(let bytes) = response.body else { return (response, "") }
    return (response, String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: [
    ("/", "home"), ("/products/new", "new"), ("/products/3", "product 3"),
    ("/products/3/", "product 3"), ("/products/a%2Fb", "product a/b"),
    ("/products/%3Ascript%3E?x", "product :script>"),
  ])
  func theFirstMatchingRouteAnswers(target: String, text: String) async throws {
    #expect(try await answer(.get, target).1 == text)
  }

  @Test func methodsAreToldApart() async throws {
    #expect(try await answer(.post, "/products/3").1 == "posted 3")
    #expect(try await answer(.head, "/products/3").1 == "product 3")
  }

  @Test func nothingThere() async throws {
    let (response, text) = try await answer(.get, "/nowhere")
    #expect(response.status == .notFound)
    #expect(text == "Nothing lies at /nowhere.\n")
  }

  @Test func anotherMethodOnly() async throws {
    let (response, _) = try await answer(.put, "/products/3")
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers["Allow"] == "GET, POST")
  }
}
