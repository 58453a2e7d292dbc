import Foundation
import Networking
import RehearsalDoubles
import RehearsalSpecification
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("What the server answers", .specification(of: "Top albums"))
struct AnswersSpecification {
  typealias DataHandler = DataHandlingSpy
  typealias Serialization = JSONSerializingSpy<String>
  typealias Handler = NetworkJSONHandler<DataHandler, Serialization>

  @Test("An answer with a good status is taken", arguments: [200, 201, 204, 250, 299])
  func good(status: Int) throws {
    let response = given("an answer with the status \(status, as: "status")") {
      Sample.response(status)
    }
    let data = try when("it arrives") {
      try NetworkDataHandler.data(with: Sample.data, response: response)
    }
    then("its content is handed on unchanged") { expect(data, equals: Sample.data) }
  }

  @Test(
    "An answer with any other status is an error",
    arguments: [0, 100, 199, 300, 304, 400, 404, 500, 503, 599])
  func bad(status: Int) {
    let response = given("an answer with the status \(status, as: "status")") {
      Sample.response(status)
    }
    let error = when("it arrives") {
      failure { try NetworkDataHandler.data(with: Sample.data, response: response) }
    }
    then("the error tells the status \(status, as: "status")") {
      expect(error as? NetworkDataHandlerError, equals: .statusCodeError(status))
    }
  }

  @Test("What is no answer of a web server is an error without a status")
  func other() {
    let response = given("an answer that has no status at all") {
      URLResponse(
        url: Sample.url, mimeType: "application/json", expectedContentLength: 4,
        textEncodingName: nil)
    }
    let error = when("it arrives") {
      failure { try NetworkDataHandler.data(with: Sample.data, response: response) }
    }
    then("the error tells that there is no status") {
      expect(error as? NetworkDataHandlerError, equals: .statusCodeError(nil))
    }
  }

  @Test(
    "A chart of the right type is checked, then read",
    arguments: ["text/javascript", "application/json", "Text/JavaScript; charset=UTF-8"])
  func steps(type: String) throws {
    let checked = Data("checked".utf8)
    let response = given("an answer of the type \(type, as: "type")") {
      DataHandler.stub.data.returns(checked)
      Serialization.stub.json.returns("value")
      return Sample.response(type: type)
    }
    let value = try when("it arrives") { try Handler.json(with: Sample.data, response: response) }
    then("its status is checked, then what came through is read") {
      expect(value, equals: "value")
      DataHandler.expectCalls([.data(with: Sample.data, response: response)])
      Serialization.expectCalls([.json(with: checked)])
    }
  }

  @Test(
    "A chart of another type is an error, and nothing of it is read",
    arguments: [nil, "", "text/html", "image/png", "json", "application/jsonp"])
  func wrongType(type: String?) {
    let response = given("an answer of the type \(type ?? "(none)", as: "type")") {
      Sample.response(type: type)
    }
    let error = when("it arrives") {
      failure { try Handler.json(with: Sample.data, response: response) }
    }
    then("the error tells that the type is wrong, and neither status nor content was looked at") {
      if case .mimeTypeError = error as? NetworkJSONHandlerError {
        DataHandler.expectCalls([])
        Serialization.expectCalls([])
      } else {
        expect(false, "Another error: \(String(describing: error))")
      }
    }
  }

  @Test("A chart with a bad status is an error that says so, and is not read")
  func badStatus() {
    given("a check of the status that fails") { DataHandler.stub.data.throws(Broken(number: 1)) }
    let error = when("an answer arrives") {
      failure {
        try Handler.json(with: Sample.data, response: Sample.response(type: "application/json"))
      }
    }
    then("the error tells that the check failed, and why, and nothing was read") {
      if case .dataHandlerError(let reason) = error as? NetworkJSONHandlerError {
        expect(reason as? Broken, equals: Broken(number: 1))
        Serialization.expectCalls([])
      } else {
        expect(false, "Another error: \(String(describing: error))")
      }
    }
  }

  @Test("A chart that cannot be read is an error that says so")
  func unreadable() {
    given("a content that cannot be read") {
      DataHandler.stub.data.returns(Sample.data)
      Serialization.stub.json.throws(Broken(number: 2))
    }
    let error = when("an answer arrives") {
      failure {
        try Handler.json(with: Sample.data, response: Sample.response(type: "application/json"))
      }
    }
    then("the error tells that reading failed, and why") {
      if case .jsonSerializationError(let reason) = error as? NetworkJSONHandlerError {
        expect(reason as? Broken, equals: Broken(number: 2))
      } else {
        expect(false, "Another error: \(String(describing: error))")
      }
    }
  }

  private func failure<Value>(_ body: () throws -> Value) -> (any Error)? {
    do {
      _ = try body()
      return nil
    } catch {
      return error
    }
  }
}
