import Foundation

/// A socket that listens on the loopback interface. It is made here and not in libmicrohttpd, because
/// the calls there that tell the chosen port and the reason of a failure do not reach Swift.
struct ListeningSocket {
  let descriptor: Int32
  let port: UInt16

  init(port: UInt16) throws(HTTPServerError) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Self.error(port) }
    var failed = true
    defer { if failed { close(descriptor) } }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))

    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = Self.withGeneric(&address) { bind(descriptor, $0, length) == 0 }
    guard isBound else { throw Self.error(port) }
    guard listen(descriptor, SOMAXCONN) == 0 else { throw Self.error(port) }
    let isNamed = Self.withGeneric(&address) { getsockname(descriptor, $0, &length) == 0 }
    guard isNamed else { throw Self.error(port) }
    failed = false
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: address.sin_port)
  }

  private static func error(_ port: UInt16) -> HTTPServerError {
    let code = errno
    if code == EADDRINUSE { return .portInUse(port) }
    return .socket(port: port, reason: String(cString: strerror(code)))
  }

  /// The socket calls take every kind of address by a pointer to the generic one.
  private static func withGeneric(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Bool
  ) -> Bool {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }
}
