import CMicrohttpd

/// Reads the headers of a request from libmicrohttpd.
enum ConnectionHeaders {
  static func read(_ connection: OpaquePointer) -> HTTPHeaders {
    var headers = HTTPHeaders()
    withUnsafeMutablePointer(to: &headers) { pointer in
      // The library calls back for each header before it returns, so the pointer outlives its use.
      _ = MHD_get_connection_values(
        connection, .HEADER_KIND,
        { context, _, name, value in
          guard let context, let name else { return .YES }
          context.assumingMemoryBound(to: HTTPHeaders.self).pointee
            .append(String(cString: name), value.map { String(cString: $0) } ?? "")
          return .YES
        }, pointer)
    }
    return headers
  }

  static func contentLength(_ connection: OpaquePointer) -> Int? {
    MHD_lookup_connection_value(connection, .HEADER_KIND, "Content-Length")
      .flatMap { Int(String(cString: $0)) }
  }
}
