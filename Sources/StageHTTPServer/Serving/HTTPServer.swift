import CMicrohttpd
import Foundation

/// An HTTP server on the loopback interface, over libmicrohttpd: one thread for all connections, a
/// task for each request that is being answered.
///
/// ```swift
/// let server = try HTTPServer(port: 0) { request in .text(.ok, "Hello from \(request.path)") }
/// print("http://127.0.0.1:\(server.port)")
/// await HTTPServer.terminationRequested()
/// await server.stop()
/// ```
///
/// It serves from the moment it is made, and until ``stop(within:)`` is called or it is released.
public final class HTTPServer: Sendable {
  /// Answers a request. It runs as a task of its own, which is cancelled if the server stops before
  /// the answer is there.
  public typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

  /// The port on which it listens.
  public let port: UInt16

  private let core: ServerCore

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - configuration: the port and the limits.
  ///   - handler: answers the requests; see ``HTTPRouter``.
  /// - Throws: ``HTTPServerError`` if it cannot listen on the port, or if the process may not open
  ///   as many files as there may be connections.
  public init(
    _ configuration: Configuration = Configuration(), handler: @escaping Handler
  ) throws(HTTPServerError) {
    try FileLimit.raise(
      forConnections: configuration.maximumConnections + ServerCore.surplusConnections)
    let socket = try ListeningSocket(port: configuration.port)
    let core = ServerCore(configuration: configuration, handler: handler)
    guard let daemon = Self.startDaemon(core, socket) else {
      close(socket.descriptor)
      throw .library
    }
    core.started(daemon)
    self.core = core
    self.port = socket.port
  }

  /// Starts a server with the default limits; see ``init(_:handler:)``.
  public convenience init(port: UInt16, handler: @escaping Handler) throws(HTTPServerError) {
    try self.init(Configuration(port: port), handler: handler)
  }

  deinit {
    let core = core
    Task.detached { await core.stop(within: .zero) }
  }

  /// How many connections are open.
  public var connectionCount: Int { core.connectionCount }

  /// Stops the server: new connections are refused, streams are finished, and requests that are
  /// being answered get the given time before they are cancelled and cut off. Returns when nothing
  /// of the server runs any more. To stop twice does nothing.
  public func stop(within grace: Duration = .seconds(5)) async {
    await core.stop(within: grace)
  }

  private static func startDaemon(_ core: ServerCore, _ socket: ListeningSocket) -> OpaquePointer? {
    // The daemon's callbacks use the core until the daemon has stopped; the core then lets go of this
    // reference to itself.
    let context = Unmanaged.passRetained(core).toOpaque()
    let flags =
      MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
    let limit = core.configuration.maximumConnections + ServerCore.surplusConnections
    let uriCallback:
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
      ) -> UnsafeMutableRawPointer? = requestBegan
    let endCallback: MHD_RequestCompletedCallback = requestEnded
    let connectionCallback: MHD_NotifyConnectionCallback = connectionChanged
    let options: [any CVarArg] = [
      MHD_OPTION.LISTEN_SOCKET.word, socket.descriptor,
      MHD_OPTION.CONNECTION_LIMIT.word, UInt32(clamping: limit),
      MHD_OPTION.CONNECTION_MEMORY_LIMIT.word, core.configuration.memoryPerConnection,
      MHD_OPTION.CONNECTION_TIMEOUT.word, UInt32(clamping: core.configuration.idleSeconds),
      MHD_OPTION.URI_LOG_CALLBACK.word, unsafeBitCast(uriCallback, to: Int.self),
      Int(bitPattern: context),
      MHD_OPTION.NOTIFY_COMPLETED.word, unsafeBitCast(endCallback, to: Int.self),
      Int(bitPattern: context),
      MHD_OPTION.NOTIFY_CONNECTION.word, unsafeBitCast(connectionCallback, to: Int.self),
      Int(bitPattern: context),
      MHD_OPTION.STRICT_FOR_CLIENT.word, Int32(1),
      MHD_OPTION.END.word,
    ]
    let daemon = withVaList(options) {
      MHD_start_daemon_va(flags, socket.port, nil, nil, requestAccess, context, $0)
    }
    if daemon == nil { Unmanaged<ServerCore>.fromOpaque(context).release() }
    return daemon
  }
}

extension MHD_OPTION {
  /// The option as an argument of a variadic call: a C enum is an `int` there.
  fileprivate var word: Int32 { Int32(bitPattern: rawValue) }
}
