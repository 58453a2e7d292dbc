import Foundation
import Networking
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The data handler")
struct NetworkDataHandlerTests {
  @Test("passes data through when the status is good", arguments: [200, 201, 204, 250, 299])
  func good(status: Int) throws {
    let data = try NetworkDataHandler.data(with: Sample.data, response: Sample.response(status))
    #expect(data == Sample.data)
  }

  @Test("refuses other statuses", arguments: [0, 100, 199, 300, 304, 400, 404, 500, 503, 599])
  func bad(status: Int) {
    #expect(throws: NetworkDataHandlerError.statusCodeError(status)) {
      try NetworkDataHandler.data(with: Sample.data, response: Sample.response(status))
    }
  }

  @Test("refuses what is no HTTP response")
  func other() {
    let response = URLResponse(
      url: Sample.url, mimeType: "application/json", expectedContentLength: 4, textEncodingName: nil
    )
    #expect(throws: NetworkDataHandlerError.statusCodeError(nil)) {
      try NetworkDataHandler.data(with: Sample.data, response: response)
    }
  }
}
