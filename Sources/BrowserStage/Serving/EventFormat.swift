import StageHTTPServer

/// The events that belong to the stage itself. They have no number: they are never told again.
enum EventFormat {
  /// The page reconnects after a second.
  static let opening = [Array("retry: 1000\n\n".utf8)]
  /// The page answers this one.
  static let heartbeat = ServerSentEvent(name: "heartbeat", data: "").bytes
  /// The page is to be loaded again.
  static let restart = ServerSentEvent(name: "restart", data: "").bytes
}
