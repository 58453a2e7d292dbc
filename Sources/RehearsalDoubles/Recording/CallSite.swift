import RehearsalHooks

#if canImport(Runtime)
import Runtime
#endif

/// Where the code under test called a double. A protocol's member is not told, so the stack says it.
/// Only looked up when a call has failed: it takes milliseconds. Needs debug information, and is only
/// available where the toolchain has the `Runtime` module; elsewhere the message does without.
struct CallSite {
  let function: String
  let path: String
  let line: Int

  var description: String {
    "\(function) at \(path.split(separator: "/").last ?? ""):\(line)"
  }

  /// The frames of the calling thread that have a source line, the innermost first, without those of the
  /// runtime and of the double itself.
  static func current(outside double: String) -> [CallSite] {
    #if canImport(Runtime)
    guard let trace = try? Backtrace.capture(limit: 64).symbolicated() else { return [] }
    return trace.frames.compactMap { frame in
      guard let symbol = frame.symbol, let location = symbol.sourceLocation, location.line > 0,
        !location.path.contains("/RehearsalDoubles/"), !symbol.name.contains(double),
        !symbol.name.hasPrefix("protocol witness for")
      else { return nil }
      return CallSite(function: symbol.name, path: location.path, line: location.line)
    }
    #else
    return []
    #endif
  }
}
