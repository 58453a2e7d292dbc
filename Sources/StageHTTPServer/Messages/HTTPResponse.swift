/// What the server sends back.
public struct HTTPResponse: Sendable {
  /// What a response carries.
  public enum Body: Sendable {
    /// These bytes; `Content-Length` is set.
    case bytes([UInt8])
    /// What is written to the stream until it finishes. Without a length the body is chunked. With
    /// a length that is not kept, the client sees a broken response: for servers that misbehave on
    /// purpose.
    case stream(HTTPBodyStream, length: Int?)
    /// Nothing at all: the connection is closed without a response.
    case disconnect
  }

  /// The status.
  public var status: HTTPStatus
  /// The headers. `Date`, `Content-Length`, `Transfer-Encoding` and `Connection` are the server's.
  public var headers: HTTPHeaders
  /// What it carries.
  public var body: Body

  /// A response of these parts.
  public init(_ status: HTTPStatus, headers: HTTPHeaders = [:], body: Body = .bytes([])) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A response of plain text.
  public static func text(_ status: HTTPStatus, _ text: String) -> HTTPResponse {
    HTTPResponse(
      status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: .bytes(Array(text.utf8))
    )
  }

  /// A response that is open until the stream is finished, of server-sent events.
  public static func events(_ stream: HTTPBodyStream) -> HTTPResponse {
    HTTPResponse(
      .ok,
      headers: [
        "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no",
      ],
      body: .stream(stream, length: nil))
  }

  /// Closes the connection without any response, as a server does that crashes.
  public static let disconnect = HTTPResponse(.internalServerError, body: .disconnect)
}
