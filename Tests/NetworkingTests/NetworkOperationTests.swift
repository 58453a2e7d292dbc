import Foundation
import Networking
import RehearsalDoubles
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The session")
struct NetworkSessionTests {
  typealias Session = NetworkSession<SharedTransportSpy>

  @Test("asks the shared transport")
  func asks() async throws {
    let transport = SharedTransportSpy()
    let response = Sample.response()
    SharedTransportSpy.stub.shared.returns(transport)
    transport.stub.data.returns((Sample.data, response))
    let answer = try await Session.data(for: Sample.request)
    #expect(answer.0 == Sample.data)
    #expect(answer.1 === response)
    #expect(transport.calls == [.data(for: Sample.request)])
  }

  @Test("throws what the transport throws, unchanged")
  func throwsUnchanged() async {
    let transport = SharedTransportSpy()
    SharedTransportSpy.stub.shared.returns(transport)
    transport.stub.data.throws(Broken(number: 3))
    await #expect(throws: Broken(number: 3)) { try await Session.data(for: Sample.request) }
  }
}

@Suite("The JSON operation")
struct NetworkJSONOperationTests {
  typealias Session = SessionLoadingSpy
  typealias Handler = JSONHandlingSpy<String>
  typealias Operation = NetworkJSONOperation<Session, Handler>

  @Test("asks the session, then the handler")
  func steps() async throws {
    let response = Sample.response()
    Session.stub.data.returns((Sample.data, response))
    Handler.stub.json.returns("value")
    #expect(try await Operation.json(for: Sample.request) == "value")
    #expect(Session.calls == [.data(for: Sample.request)])
    #expect(Handler.calls == [.json(with: Sample.data, response: response)])
  }

  @Test("keeps the session's error, and does not call the handler then")
  func session() async {
    Session.stub.data.throws(Broken(number: 1))
    let error = await #expect(throws: NetworkJSONOperationError.self) {
      try await Operation.json(for: Sample.request)
    }
    guard case .sessionError(let underlying) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(underlying as? Broken == Broken(number: 1))
    #expect(Handler.calls == [])
  }

  @Test("keeps the handler's error")
  func handler() async {
    Session.stub.data.returns((Sample.data, Sample.response()))
    Handler.stub.json.throws(Broken(number: 2))
    let error = await #expect(throws: NetworkJSONOperationError.self) {
      try await Operation.json(for: Sample.request)
    }
    guard case .jsonHandlerError(let underlying) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(underlying as? Broken == Broken(number: 2))
  }
}

@Suite("The image operation")
struct NetworkImageOperationTests {
  typealias Session = SessionLoadingSpy
  typealias Handler = ImageHandlingSpy<String>
  typealias Operation = NetworkImageOperation<Session, Handler>

  @Test("asks the session, then the handler")
  func steps() async throws {
    let response = Sample.response()
    Session.stub.data.returns((Sample.data, response))
    Handler.stub.image.returns("picture")
    #expect(try await Operation.image(for: Sample.request) == "picture")
    #expect(Session.calls == [.data(for: Sample.request)])
    #expect(Handler.calls == [.image(with: Sample.data, response: response)])
  }

  @Test("keeps the session's error, and does not call the handler then")
  func session() async {
    Session.stub.data.throws(Broken(number: 1))
    let error = await #expect(throws: NetworkImageOperationError.self) {
      try await Operation.image(for: Sample.request)
    }
    guard case .sessionError(let underlying) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(underlying as? Broken == Broken(number: 1))
    #expect(Handler.calls == [])
  }

  @Test("keeps the handler's error")
  func handler() async {
    Session.stub.data.returns((Sample.data, Sample.response()))
    Handler.stub.image.throws(Broken(number: 2))
    let error = await #expect(throws: NetworkImageOperationError.self) {
      try await Operation.image(for: Sample.request)
    }
    guard case .imageHandlerError(let underlying) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(underlying as? Broken == Broken(number: 2))
  }
}
