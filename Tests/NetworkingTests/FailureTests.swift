import Foundation
import Networking
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Errors of the network")
struct FailureTests {
  @Test("keep what failed first, through every step")
  func rootCause() {
    let error = NetworkJSONOperationError.jsonHandlerError(
      underlying: NetworkJSONHandlerError.dataHandlerError(
        underlying: NetworkDataHandlerError.statusCodeError(404)))
    #expect(error.rootCause as? NetworkDataHandlerError == .statusCodeError(404))
    let picture = NetworkImageOperationError.imageHandlerError(
      underlying: NetworkImageHandlerError.imageSerializationError(
        underlying: NetworkImageSerializationError.imageError(underlying: Broken(number: 5))))
    #expect(picture.rootCause as? Broken == Broken(number: 5))
    #expect(Broken(number: 1).rootCause as? Broken == Broken(number: 1))
    guard
      case NetworkJSONHandlerError.mimeTypeError? =
        NetworkJSONOperationError.jsonHandlerError(
          underlying: NetworkJSONHandlerError.mimeTypeError
        )
        .rootCause as? NetworkJSONHandlerError
    else {
      Issue.record("the wrong type was lost")
      return
    }
  }

  @Test("are sentences")
  func sentences() {
    let status = NetworkJSONHandlerError.dataHandlerError(
      underlying: NetworkDataHandlerError.statusCodeError(404))
    let texts: [(any Error, String)] = [
      (
        NetworkJSONOperationError.jsonHandlerError(underlying: status),
        "The server answered with status 404."
      ),
      (
        NetworkJSONOperationError.jsonHandlerError(
          underlying: NetworkJSONHandlerError.mimeTypeError),
        "The server sent something else than JSON."
      ),
      (
        NetworkJSONOperationError.jsonHandlerError(
          underlying: NetworkJSONHandlerError.jsonSerializationError(underlying: Broken())),
        "The server sent JSON that is damaged."
      ),
      (
        NetworkJSONOperationError.sessionError(
          underlying: NetworkTransportError.tooLarge(limit: 10)),
        "The server could not be asked: The response is larger than 10 bytes."
      ),
      (
        NetworkImageOperationError.imageHandlerError(
          underlying: NetworkImageHandlerError.mimeTypeError),
        "The server sent something else than a picture."
      ),
      (NetworkDataHandlerError.statusCodeError(nil), "What came is no HTTP response."),
    ]
    for (error, text) in texts { #expect(error.localizedDescription == text) }
  }

  @Test("tell whether a server was reached")
  func unreachable() {
    for code in [URLError.Code.cannotFindHost, .cannotConnectToHost, .notConnectedToInternet] {
      let error = NetworkJSONOperationError.sessionError(underlying: URLError(code))
      #expect(error.isUnreachableServer)
    }
    let slow = NetworkTransportError.timedOut(after: .seconds(1))
    #expect(NetworkJSONOperationError.sessionError(underlying: slow).isUnreachableServer)
    let status = NetworkDataHandlerError.statusCodeError(503)
    #expect(!NetworkJSONOperationError.jsonHandlerError(underlying: status).isUnreachableServer)
    #expect(!CancellationError().isUnreachableServer)
  }
}

@Suite("MIME types")
struct MIMETypeTests {
  @Test("compare without regard to case, blanks and parameters")
  func equality() {
    #expect(MIMEType("Text/JavaScript; charset=utf-8") == "text/javascript")
    #expect(MIMEType("  application/json ;q=1; x") == "application/json")
    #expect(MIMEType("application/json") != "application/jsonp")
    #expect(MIMEType("").description == "")
    #expect(MIMEType("IMAGE/PNG").description == "image/png")
  }
}
