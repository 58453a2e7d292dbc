import StageHTTPServer
import Testing

@Suite struct MessageTests {
  @Test(arguments: [
    ("a=1&b=2", [("a", "1"), ("b", "2")]),
    ("a=1+2%2B3&a=", [("a", "1 2+3"), ("a", "")]),
    ("name", [("name", "")]),
    ("a=b=c", [("a", "b=c")]),
    ("", []),
    ("&&x=%C3%A9&", [("x", "é")]),
  ])
  func formFieldsAreDecodedInTheirOrder(text: String, fields: [(String, String)]) throws {
    let read = try #require(HTTPFields(formEncoded: text.utf8))
    #expect(read.fields == fields.map { .init(name: $0.0, value: $0.1) })
  }

  @Test(arguments: ["a=%", "a=%4", "a=%zz", "%FF=1", "a=%C3"])
  func malformedFormFieldsAreRefused(text: String) {
    #expect(HTTPFields(formEncoded: text.utf8) == nil)
  }

  @Test func fieldsSurviveEncoding() {
    let fields = HTTPFields([
      .init(name: "q&a", value: "1 + 1 = %2 é\n"), .init(name: "q&a", value: ""),
    ])
    #expect(HTTPFields(formEncoded: fields.formEncoded.utf8) == fields)
  }

  @Test func segmentsAreDecodedOneByOne() throws {
    let request = try #require(HTTPRequest(method: .get, target: "/products/a%2Fb+c?x=1?2"))
    #expect(request.segments == ["products", "a/b+c"])
    #expect(request.path == "/products/a%2Fb+c")
    #expect(request.query["x"] == "1?2")
  }

  @Test(arguments: ["/%", "/a%f", "/?a=%0", "/%ff"])
  func malformedTargetsAreRefused(target: String) {
    #expect(HTTPRequest(method: .get, target: target) == nil)
  }

  @Test func headersIgnoreCase() {
    var headers: HTTPHeaders = ["Content-Type": "a", "content-type": "b", "X": "c"]
    #expect(headers["CONTENT-TYPE"] == "a")
    headers["content-TYPE"] = "d"
    #expect(headers.fields.map(\.value) == ["c", "d"])
    headers["x"] = nil
    #expect(headers.fields.map(\.value) == ["d"])
  }

  @Test func eventsKeepLineBreaksAndCannotForgeFields() {
    let event = ServerSentEvent(id: "7\nevent: x", name: "show\r\n", data: "a\nid: 9\r\nb\rc")
    #expect(
      String(decoding: event.bytes, as: UTF8.self)
        == "id: 7event: x\nevent: show\ndata: a\ndata: id: 9\ndata: b\ndata: c\n\n")
  }

  @Test func anEmptyEventHasAnEmptyDataLine() {
    #expect(String(decoding: ServerSentEvent(data: "").bytes, as: UTF8.self) == "data: \n\n")
  }
}
