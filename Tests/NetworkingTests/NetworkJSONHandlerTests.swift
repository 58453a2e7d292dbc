import Foundation
import Networking
import RehearsalDoubles
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The JSON handler")
struct NetworkJSONHandlerTests {
  typealias DataHandler = DataHandlingSpy
  typealias Serialization = JSONSerializingSpy<String>
  typealias Handler = NetworkJSONHandler<DataHandler, Serialization>

  @Test(
    "hands the data on, step by step",
    arguments: ["text/javascript", "application/json", "Text/JavaScript; charset=UTF-8"])
  func steps(type: String) throws {
    let response = Sample.response(type: type)
    let checked = Data("checked".utf8)
    DataHandler.stub.data.returns(checked)
    Serialization.stub.json.returns("value")
    #expect(try Handler.json(with: Sample.data, response: response) == "value")
    #expect(DataHandler.calls == [.data(with: Sample.data, response: response)])
    // What the serialization gets is what the data handler gave: it came second.
    #expect(Serialization.calls == [.json(with: checked)])
  }

  @Test(
    "calls nobody if the type is wrong",
    arguments: [nil, "", "text/html", "image/png", "json", "application/jsonp"])
  func wrongType(type: String?) {
    let error = #expect(throws: NetworkJSONHandlerError.self) {
      try Handler.json(with: Sample.data, response: Sample.response(type: type))
    }
    guard case .mimeTypeError = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(DataHandler.calls == [])
    #expect(Serialization.calls == [])
  }

  @Test("keeps the data handler's error, and reads nothing then")
  func dataHandler() {
    DataHandler.stub.data.throws(Broken(number: 1))
    let error = #expect(throws: NetworkJSONHandlerError.self) {
      try Handler.json(with: Sample.data, response: Sample.response(type: "application/json"))
    }
    guard case .dataHandlerError(let underlying) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(underlying as? Broken == Broken(number: 1))
    #expect(Serialization.calls == [])
  }

  @Test("keeps the serialization's error")
  func serialization() {
    DataHandler.stub.data.returns(Sample.data)
    Serialization.stub.json.throws(Broken(number: 2))
    let error = #expect(throws: NetworkJSONHandlerError.self) {
      try Handler.json(with: Sample.data, response: Sample.response(type: "application/json"))
    }
    guard case .jsonSerializationError(let underlying) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(underlying as? Broken == Broken(number: 2))
  }
}
