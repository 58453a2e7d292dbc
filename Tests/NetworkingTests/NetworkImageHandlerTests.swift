import Foundation
import Networking
import RehearsalDoubles
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The image handler")
struct NetworkImageHandlerTests {
  typealias DataHandler = DataHandlingSpy
  typealias Serialization = ImageSerializingSpy<String>
  typealias Handler = NetworkImageHandler<DataHandler, Serialization>

  @Test(
    "hands the data on, step by step",
    arguments: ["image/png", "image/jpeg", "image/webp", "IMAGE/PNG;q=1"])
  func steps(type: String) throws {
    let response = Sample.response(type: type)
    let checked = Data("checked".utf8)
    DataHandler.stub.data.returns(checked)
    Serialization.stub.image.returns("picture")
    #expect(try Handler.image(with: Sample.data, response: response) == "picture")
    #expect(DataHandler.calls == [.data(with: Sample.data, response: response)])
    // What the serialization gets is what the data handler gave: it came second.
    #expect(Serialization.calls == [.image(with: checked)])
  }

  @Test("calls nobody if the type is wrong", arguments: [nil, "text/html", "image/gif", "image"])
  func wrongType(type: String?) {
    let error = #expect(throws: NetworkImageHandlerError.self) {
      try Handler.image(with: Sample.data, response: Sample.response(type: type))
    }
    guard case .mimeTypeError = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(DataHandler.calls == [])
    #expect(Serialization.calls == [])
  }

  @Test("keeps the data handler's error, and decodes nothing then")
  func dataHandler() {
    DataHandler.stub.data.throws(Broken(number: 1))
    let error = #expect(throws: NetworkImageHandlerError.self) {
      try Handler.image(with: Sample.data, response: Sample.response(type: "image/png"))
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
    Serialization.stub.image.throws(Broken(number: 2))
    let error = #expect(throws: NetworkImageHandlerError.self) {
      try Handler.image(with: Sample.data, response: Sample.response(type: "image/png"))
    }
    guard case .imageSerializationError(let underlying) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(underlying as? Broken == Broken(number: 2))
  }
}

@Suite("The image serialization")
struct NetworkImageSerializationTests {
  typealias Source = ImageSourcingSpy<String, Int>
  typealias Serialization = NetworkImageSerialization<Source>

  @Test("opens the bytes, then decodes the first frame")
  func steps() throws {
    Source.stub.source.returns("file")
    Source.stub.image.returns(7)
    #expect(try Serialization.image(with: Sample.data) == 7)
    #expect(Source.calls == [.source(with: Sample.data), .image(of: "file", at: 0)])
  }

  @Test("keeps the source's error, and decodes nothing then")
  func source() {
    Source.stub.source.throws(Broken(number: 1))
    let error = #expect(throws: NetworkImageSerializationError.self) {
      try Serialization.image(with: Sample.data)
    }
    guard case .imageSourceError(let underlying) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(underlying as? Broken == Broken(number: 1))
    #expect(Source.calls == [.source(with: Sample.data)])
  }

  @Test("keeps the decoder's error")
  func image() {
    Source.stub.source.returns("file")
    Source.stub.image.throws(Broken(number: 2))
    let error = #expect(throws: NetworkImageSerializationError.self) {
      try Serialization.image(with: Sample.data)
    }
    guard case .imageError(let underlying) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(underlying as? Broken == Broken(number: 2))
  }
}
