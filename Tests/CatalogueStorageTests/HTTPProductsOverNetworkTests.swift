import Catalogue
import Foundation
import StageHTTPServer
import Testing

@testable import CatalogueStorage

/// The repository against a real server on this machine.
@Suite struct HTTPProductsOverNetworkTests {
  /// Runs `body` with the address of a server that answers so.
  private func serving(
    limit: Int = 1 << 20, _ handler: @escaping HTTPServer.Handler,
    _ body: (HTTPProductsRepository, URL) async throws -> Void
  ) async throws {
    let server = try HTTPServer(port: 0, handler: handler)
    let address = URL(string: "http://127.0.0.1:\(server.port)/products")!
    do {
      try await body(HTTPProductsRepository(address: address, limit: limit), address)
    } catch {
      await server.stop(within: .zero)
      throw error
    }
    await server.stop(within: .zero)
  }

  private func failure(of repository: HTTPProductsRepository) async -> HTTPProductsError? {
    await #expect(throws: HTTPProductsError.self) { try await repository.get() }
  }

  private static func json(_ bytes: [UInt8]) -> HTTPResponse {
    HTTPResponse(
      .ok, headers: ["Content-Type": "application/json; charset=utf-8"], body: .bytes(bytes))
  }

  @Test func fetchesTheCatalogue() async throws {
    let bytes = Array(try JSONEncoder().encode(SampleCatalogue.products))
    let asked = Recorder<String>()
    try await serving({ request in
      asked.append("\(request.method.rawValue) \(request.path) \(request.headers["Accept"] ?? "-")")
      return Self.json(bytes)
    }) { repository, _ in
      let first = try await repository.get()
      let second = try await repository.get()
      #expect(first == SampleCatalogue.products && second == first)
    }
    #expect(asked.values == Array(repeating: "GET /products application/json", count: 2))
  }

  @Test func followsARedirect() async throws {
    try await serving({ request in
      request.path == "/moved"
        ? Self.json(Array("[{\"name\":\"Moved\"}]".utf8))
        : HTTPResponse(.seeOther, headers: ["Location": "/moved"])
    }) { repository, _ in
      let products = try await repository.get()
      #expect(products == [Product(name: "Moved")])
    }
  }

  @Test func passesStatusAndTypeOn() async throws {
    try await serving({ _ in .text(.serviceUnavailable, "later") }) { repository, address in
      await #expect(throws: HTTPProductsError.status(address, 503)) { try await repository.get() }
    }
    try await serving({ _ in .text(.ok, "[]") }) { repository, address in
      await #expect(throws: HTTPProductsError.mimeType(address, "text/plain")) {
        try await repository.get()
      }
    }
    try await serving({ _ in HTTPResponse(.noContent) }) { repository, _ in
      let products = try await repository.get()
      #expect(products == nil)
    }
  }

  @Test func refusesALengthBeyondTheLimit() async throws {
    try await serving(limit: 100, { _ in Self.json(Array(repeating: 0x20, count: 101)) }) {
      repository, address in
      await #expect(throws: HTTPProductsError.tooLarge(address, limit: 100)) {
        try await repository.get()
      }
    }
    let exact = Array("[]".utf8) + Array(repeating: 0x20, count: 98)
    try await serving(limit: 100, { _ in Self.json(exact) }) { repository, _ in
      let products = try await repository.get()
      #expect(products == [])
    }
  }

  @Test func stopsReadingBeyondTheLimit() async throws {
    let stream = HTTPBodyStream()
    try await serving(
      limit: 100,
      { _ in
        HTTPResponse(
          .ok, headers: ["Content-Type": "application/json"], body: .stream(stream, length: nil))
      }
    ) { repository, address in
      // It never ends by itself.
      stream.write(Array(repeating: 0x20, count: 5000))
      await #expect(throws: HTTPProductsError.tooLarge(address, limit: 100)) {
        try await repository.get()
      }
    }
    stream.finish()
  }

  @Test func aServerThatHangsUpIsAnError() async throws {
    try await serving({ _ in .disconnect }) { repository, address in
      let error = await self.failure(of: repository)
      guard case .connection(address, _) = error else {
        Issue.record("another error: \(String(describing: error))")
        return
      }
    }
  }

  @Test func nobodyThereIsAnError() async throws {
    let server = try HTTPServer(port: 0) { _ in .text(.ok, "") }
    let address = URL(string: "http://127.0.0.1:\(server.port)/")!
    await server.stop(within: .zero)
    let error = await #expect(throws: HTTPProductsError.self) {
      try await HTTPProductsRepository(address: address).get()
    }
    guard case .connection(address, _) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(error?.description.hasPrefix("No answer came from \(address): ") == true)
  }

  /// The server says nothing until it's asked to; the task ends without waiting for it.
  @Test func cancellationIsPassedDown() async throws {
    let stream = HTTPBodyStream()
    let (asked, isAsked) = AsyncStream.makeStream(of: Void.self)
    let (closed, isClosed) = AsyncStream.makeStream(of: Void.self)
    stream.onClose { isClosed.yield() }
    try await serving({ _ in
      isAsked.yield()
      return HTTPResponse(
        .ok, headers: ["Content-Type": "application/json"], body: .stream(stream, length: nil))
    }) { repository, _ in
      let task = Task { try await repository.get() }
      for await _ in asked { break }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      // The connection is closed as well: the server notices as soon as it sends something.
      let sender = Task {
        while !Task.isCancelled, stream.write([0x20]) {
          try await Task.sleep(for: .milliseconds(5))
        }
      }
      for await _ in closed { break }
      sender.cancel()
    }
  }

  @Test func aTaskCancelledBeforehandAsksNobody() async throws {
    let asked = Recorder<String>()
    try await serving({ request in
      asked.append(request.path)
      return Self.json(Array("[]".utf8))
    }) { repository, _ in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await repository.get()
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(asked.values.isEmpty)
  }
}
