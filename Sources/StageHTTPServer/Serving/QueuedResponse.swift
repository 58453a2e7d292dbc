import CMicrohttpd

/// A response in the form that libmicrohttpd sends.
struct QueuedResponse: ~Copyable {
  private let status: UInt32
  private let response: OpaquePointer

  /// - Returns: nil if the connection is to be closed without a response.
  init?(_ response: HTTPResponse, on connection: ConnectionReference) {
    guard let made = Self.make(response.body, on: connection) else { return nil }
    for field in response.headers.fields
    where MHD_add_response_header(made, field.name, field.value) == .NO {
      // A name or a value that would break the message: better no response than a wrong one.
      MHD_destroy_response(made)
      guard
        let refusal = Self.make(
          .bytes(Array("A header of the response is invalid.\n".utf8)), on: connection)
      else { return nil }
      self.status = 500
      self.response = refusal
      return
    }
    self.status = UInt32(clamping: response.status.code)
    self.response = made
  }

  deinit { MHD_destroy_response(response) }

  func queue(on connection: OpaquePointer) -> MHD_Result {
    MHD_queue_response(connection, status, response)
  }

  private static func make(
    _ body: HTTPResponse.Body, on connection: ConnectionReference
  ) -> OpaquePointer? {
    switch body {
    case .bytes(let bytes):
      return bytes.withUnsafeBytes {
        MHD_create_response_from_buffer(
          $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
      }
    case .stream(let stream, let length):
      stream.attach(connection)
      return MHD_create_response_from_callback(
        length.map(UInt64.init) ?? unknownSize, streamBlockBytes, readStream,
        // The response holds the stream until it is destroyed.
        Unmanaged.passRetained(stream).toOpaque(), releaseStream)
    case .disconnect: return nil
    }
  }

  /// `MHD_SIZE_UNKNOWN`, a macro with a cast.
  private static let unknownSize = UInt64.max
  /// Used only for clients that do not understand chunks, and held for each stream.
  private static let streamBlockBytes = 1024
}

private func readStream(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int {
  guard let context, let buffer else { return endWithError }
  let stream = Unmanaged<HTTPBodyStream>.fromOpaque(context).takeUnretainedValue()
  switch stream.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size)) {
  case .bytes(let count): return count
  case .sleep: return 0
  case .end: return endOfStream
  case .fail: return endWithError
  }
}

private func releaseStream(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<HTTPBodyStream>.fromOpaque(context).release()
}

/// `MHD_CONTENT_READER_END_OF_STREAM`, a macro with a cast.
private let endOfStream = -1
/// `MHD_CONTENT_READER_END_WITH_ERROR`, a macro with a cast.
private let endWithError = -2
