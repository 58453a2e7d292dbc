import Foundation
import Synchronization

/// A server that sends exactly what a test says, however wrong that is for HTTP.
///
/// Each connection is served by a thread of its own: reading and writing may block.
final class RawServer: Sendable {
  /// What it does once a request has come.
  enum Step: Sendable {
    case send([UInt8])
    case wait(Duration)

    static func send(_ text: String) -> Step { .send(Array(text.utf8)) }
  }

  let port: UInt16
  private let descriptor: Int32
  private let accepted = Mutex(0)

  /// How many connections were made.
  var connectionCount: Int { accepted.withLock { $0 } }

  /// Begins to serve: each request is answered so, and its connection is closed then.
  init(_ steps: [Step]) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isListening else {
      close(descriptor)
      throw POSIXError(.EADDRNOTAVAIL)
    }
    self.descriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return close(descriptor).ignored() }
        self?.accepted.withLock { $0 += 1 }
        Thread.detachNewThread { Self.serve(connection, steps) }
      }
    }
  }

  /// Wakes the thread that waits for connections, so that it ends.
  deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }

  private static func serve(_ connection: Int32, _ steps: [Step]) {
    defer { close(connection) }
    var request: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: request, as: UTF8.self).contains("\r\n\r\n") {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      request += buffer.prefix(count)
    }
    for step in steps {
      switch step {
      case .wait(let time): Thread.sleep(forTimeInterval: time / .seconds(1))
      case .send(let bytes):
        guard send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
          return
        }
      }
    }
  }
}

extension Int32 {
  fileprivate func ignored() {}
}
