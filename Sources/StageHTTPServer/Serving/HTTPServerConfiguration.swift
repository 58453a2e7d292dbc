extension HTTPServer {
  /// The limits of a server.
  public struct Configuration: Sendable {
    /// The port on the loopback interface; 0 lets the system choose one.
    public var port: UInt16
    /// How many connections may be open at once. One more is answered with 503 and closed.
    public var maximumConnections = 4096
    /// The largest body of a request, in bytes. A larger one is answered with 413.
    public var maximumBodyBytes = 64 * 1024
    /// What the line and the headers of a request, and what is being sent, may take of memory in
    /// each connection. Longer headers are answered with 431.
    public var memoryPerConnection = 16 * 1024
    /// After how many seconds without progress a connection is closed. Streams with nothing to send
    /// and requests that are being answered do not count as such.
    public var idleSeconds = 30

    /// The limits, with defaults that suit a few thousand pages.
    public init(port: UInt16 = 0) {
      self.port = port
    }
  }
}
