import Foundation

/// A blocking connection to the server under measurement.
final class BenchClient {
  private let descriptor: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    precondition(isConnected, "no connection to port \(port)")
  }

  deinit { close(descriptor) }

  func get(_ target: String) {
    let request = "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    let sent = request.withCString { send(descriptor, $0, strlen($0), 0) }
    precondition(sent == request.utf8.count)
  }

  /// What has come, at least one byte.
  func read() -> ArraySlice<UInt8> {
    let count = recv(descriptor, &buffer, buffer.count, 0)
    precondition(count > 0, "the server closed the connection")
    return buffer[..<count]
  }

  /// A whole response with `Content-Length`.
  func page(_ target: String) -> String {
    get(target)
    var bytes: [UInt8] = []
    while true {
      bytes += read()
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.utf8.firstRange(of: "\r\n\r\n".utf8),
        let length = text.firstMatch(of: /Content-Length: (\d+)/).flatMap({ Int($0.1) })
      else { continue }
      if text.utf8.distance(from: end.upperBound, to: text.utf8.endIndex) >= length { return text }
    }
  }

  /// Opens a page and its stream of updates on this connection, up to the stream's first event.
  func openPage(_ target: String) {
    let text = page(target)
    guard let match = text.firstMatch(of: /data-page="([0-9a-f]+)" data-last="(\d+)"/) else {
      preconditionFailure("no page: \(text.prefix(200))")
    }
    get("/stage/updates?page=\(match.1)&last=\(match.2)")
    var text2 = ""
    while !text2.contains("retry:") { text2 += String(decoding: read(), as: UTF8.self) }
  }
}
