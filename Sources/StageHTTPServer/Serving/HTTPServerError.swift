/// Why a server did not start.
public enum HTTPServerError: Error, Equatable, CustomStringConvertible {
  /// Another program listens on the port.
  case portInUse(UInt16)
  /// The system let the server neither make nor use a socket; the text is the system's.
  case socket(port: UInt16, reason: String)
  /// The process may not open as many files as the connections need.
  case tooFewFiles(allowed: Int, needed: Int)
  /// libmicrohttpd did not start.
  case library

  /// What went wrong, and what to do about it.
  public var description: String {
    switch self {
    case .portInUse(let port):
      "Port \(port) is in use: stop the program that listens on it, or choose another port."
    case .socket(let port, let reason):
      "The server cannot listen on 127.0.0.1:\(port): \(reason)."
    case .tooFewFiles(let allowed, let needed):
      "The process may open \(allowed) files, and the connections need \(needed): raise the limit (ulimit -n), or allow fewer connections."
    case .library:
      "libmicrohttpd did not start."
    }
  }
}
