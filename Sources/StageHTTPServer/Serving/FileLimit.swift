import Foundation

/// The number of files that the process may open.
enum FileLimit {
  /// Raises the limit so that this many connections fit, as far as the system lets it.
  static func raise(forConnections connections: Int) throws(HTTPServerError) {
    let needed = rlim_t(connections + 128)
    var limit = rlimit()
    guard getrlimit(kind, &limit) == 0, limit.rlim_cur < needed else { return }
    limit.rlim_cur = min(needed, limit.rlim_max)
    guard limit.rlim_cur == needed, setrlimit(kind, &limit) == 0 else {
      throw .tooFewFiles(allowed: Int(clamping: limit.rlim_max), needed: Int(needed))
    }
  }

  #if canImport(Glibc)
  private static let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
  private static let kind = RLIMIT_NOFILE
  #endif
}
