import Foundation

/// A connection to a server on the loopback interface that sends and reads exactly what a test says,
/// malformed messages included. Everything that may block runs away from Swift's thread pool, which
/// the server under test needs.
public final class LoopbackConnection: Sendable {
  /// A response as it was read.
  public struct Response: Sendable {
    /// The number in the status line.
    public let status: Int
    /// The headers, with their names in lower case.
    public let headers: [String: String]
    /// The body, without chunks.
    public let body: [UInt8]
    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// What went wrong on the connection.
  public enum Failure: Error, Equatable {
    /// Connecting failed.
    case notConnected
    /// The connection ended before what was waited for came; what had come is given.
    case ended(String)
    /// Nothing came for ten seconds; what had come is given.
    case silent(String)
    /// Sending failed: the server has closed the connection.
    case notSent
  }

  private let descriptor: Int32
  private let queue = DispatchQueue(label: "loopback connection")
  // Touched on the queue only.
  nonisolated(unsafe) private var buffer: [UInt8] = []

  /// Connects.
  public init(port: UInt16) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(descriptor)
      throw Failure.notConnected
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Says that nothing more will be sent or read. The server sees the client leave.
  public func hangUp() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Sends text as it is.
  public func send(_ text: String) async throws {
    try await send(Array(text.utf8))
  }

  /// Sends bytes as they are.
  public func send(_ bytes: [UInt8]) async throws {
    try await onQueue { [descriptor] in
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes {
          Foundation.send(
            descriptor, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { throw Failure.notSent }
        sent += count
      }
    }
  }

  /// Sends a request; `Host` and, for a body, `Content-Length` are added.
  public func send(
    _ method: String, _ target: String, headers: [(String, String)] = [], body: [UInt8] = []
  ) async throws {
    var head = "\(method) \(target) HTTP/1.1\r\n"
    if !headers.contains(where: { $0.0 == "Host" }) { head += "Host: 127.0.0.1\r\n" }
    if !body.isEmpty { head += "Content-Length: \(body.count)\r\n" }
    for (name, value) in headers { head += "\(name): \(value)\r\n" }
    try await send(Array((head + "\r\n").utf8) + body)
  }

  /// Reads up to and including the given text.
  public func read(until end: String) async throws -> String {
    let end = Array(end.utf8)
    return try await onQueue { [self] in
      String(decoding: try takeThrough(end), as: UTF8.self)
    }
  }

  /// Reads this many bytes.
  public func read(count: Int) async throws -> [UInt8] {
    try await onQueue { [self] in try take(count) }
  }

  /// Reads until the server closes the connection.
  public func readToEnd() async throws -> String {
    try await onQueue { [self] in
      while try receive() {}
      defer { buffer = [] }
      return String(decoding: buffer, as: UTF8.self)
    }
  }

  /// Reads the status line and the headers.
  public func readHead() async throws -> Response {
    try await onQueue { [self] in try takeHead() }
  }

  /// Reads a response with its body.
  public func readResponse(withoutBody: Bool = false) async throws -> Response {
    try await onQueue { [self] in
      let head = try takeHead()
      if withoutBody { return head }
      return Response(status: head.status, headers: head.headers, body: try takeBody(head.headers))
    }
  }

  private func takeHead() throws -> Response {
    let text = String(decoding: try takeThrough(Array("\r\n\r\n".utf8)), as: UTF8.self)
    var lines = text.components(separatedBy: "\r\n").filter { !$0.isEmpty }
    let status = Int(lines.removeFirst().split(separator: " ").dropFirst().first ?? "") ?? 0
    var headers: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] =
        parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    }
    return Response(status: status, headers: headers, body: [])
  }

  private func takeBody(_ headers: [String: String]) throws -> [UInt8] {
    if headers["transfer-encoding"] == "chunked" {
      var body: [UInt8] = []
      while true {
        let line = String(decoding: try takeThrough(Array("\r\n".utf8)).dropLast(2), as: UTF8.self)
        guard let size = Int(line, radix: 16) else { throw Failure.ended(line) }
        body += try take(size)
        _ = try take(2)
        if size == 0 { return body }
      }
    }
    return try take(Int(headers["content-length"] ?? "0") ?? 0)
  }

  private func takeThrough(_ end: [UInt8]) throws -> [UInt8] {
    var searched = 0
    while true {
      if let start = Self.find(end, in: buffer, from: searched) {
        return try take(start + end.count)
      }
      searched = max(0, buffer.count - end.count)
      guard try receive() else { throw Failure.ended(String(decoding: buffer, as: UTF8.self)) }
    }
  }

  private func take(_ count: Int) throws -> [UInt8] {
    while buffer.count < count {
      guard try receive() else { throw Failure.ended(String(decoding: buffer, as: UTF8.self)) }
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  /// - Returns: false at the end of the connection.
  private func receive() throws -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 10_000) > 0 else {
      throw Failure.silent(String(decoding: buffer, as: UTF8.self))
    }
    var piece = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &piece, piece.count, 0)
    guard count > 0 else { return false }
    buffer += piece[..<count]
    return true
  }

  private static func find(_ needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= needle.count else { return nil }
    return (start...max(start, bytes.count - needle.count)).first {
      $0 + needle.count <= bytes.count && bytes[$0..<$0 + needle.count].elementsEqual(needle)
    }
  }

  private func onQueue<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: body)) }
    }
  }
}

/// Sends one request on a connection of its own and reads the response.
public func fetch(
  _ target: String, method: String = "GET", port: UInt16, headers: [(String, String)] = [],
  body: [UInt8] = []
) async throws -> LoopbackConnection.Response {
  let connection = try LoopbackConnection(port: port)
  try await connection.send(method, target, headers: headers, body: body)
  return try await connection.readResponse(withoutBody: method == "HEAD")
}
