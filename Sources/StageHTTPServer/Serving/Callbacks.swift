import CMicrohttpd

// The functions that libmicrohttpd calls on its own thread. They are plain functions, because a
// closure in actor-isolated code would trap there. Each one's context is the server's core, which
// outlives the daemon; a request's own context is its exchange, held from the first call to the last.

/// A request begins: its exchange is made, from the address as it was sent.
func requestBegan(
  _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?,
  _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  guard let context, let target else { return nil }
  let server = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
  return Unmanaged.passRetained(Exchange(target: String(cString: target), server: server))
    .toOpaque()
}

/// The headers, a piece of the body, or the end of the request arrived, or it goes on.
func requestAccess(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ path: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?,
  _ body: UnsafePointer<CChar>?, _ bodySize: UnsafeMutablePointer<Int>?,
  _ exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let connection, let method, let bodySize, let exchange = exchange?.pointee else {
    return .NO
  }
  let piece = UnsafeRawBufferPointer(start: body, count: bodySize.pointee)
  bodySize.pointee = 0
  return Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue()
    .access(connection, method: method, body: piece)
}

/// A request is over.
func requestEnded(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
  guard let pointer = exchange?.pointee else { return }
  exchange?.pointee = nil
  Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue().end()
}

/// A connection was made or closed.
func connectionChanged(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ connectionContext: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  _ change: MHD_ConnectionNotificationCode
) {
  guard let context, let connection else { return }
  let server = Unmanaged<ServerCore>.fromOpaque(context).takeUnretainedValue()
  switch change {
  case .CONNECTION_NOTIFY_STARTED: server.connected(ConnectionReference(connection))
  case .CONNECTION_NOTIFY_CLOSED: server.disconnected(ConnectionReference(connection))
  @unknown default: break
  }
}
