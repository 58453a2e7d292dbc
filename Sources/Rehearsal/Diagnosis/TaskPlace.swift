import CRehearsal

// Where a task waits. The one file that uses what the toolchain's library for backtraces offers to few; with
// a toolchain that was not tried, tasks have a name and no place.
#if os(Linux) && compiler(>=6.3) && !compiler(>=6.4)
@_spi(Internal) import Runtime

/// The place in the source at which a task waits.
enum TaskPlace {
  private static let depth = 64
  #if arch(arm64)
  private static let architecture = "arm64"
  #else
  private static let architecture = "x86_64"
  #endif

  /// The innermost place in code that is neither Swift's nor this package's, such as `Pager.swift:17`.
  ///
  /// - Parameter task: the address of a task that is alive and does not run.
  /// - Returns: nil where the program has no debug information.
  /// - Complexity: reads debug information: milliseconds, so only ask when somebody will read the answer.
  static func of(_ task: UnsafeRawPointer) -> String? {
    let addresses = withUnsafeTemporaryAllocation(of: UInt.self, capacity: depth) { buffer in
      let count = crehearsal_task_backtrace(task, buffer.baseAddress!, depth)
      return buffer.prefix(count).map { UInt64($0) }
    }
    let backtrace = Backtrace(
      architecture: architecture,
      frames: addresses.map { RichFrame<UInt64>.asyncResumePoint($0) }, images: .capture())
    guard
      let symbolicated = backtrace.symbolicated(options: [.showSourceLocations, .useSymbolCache])
    else { return nil }
    for frame in symbolicated.frames {
      guard let symbol = frame.symbol, let place = symbol.sourceLocation, place.line > 0,
        !isOwn(symbol.rawName)
      else { continue }
      return "\(place.path.split(separator: "/").last ?? "?"):\(place.line)"
    }
    return nil
  }

  /// Whether a mangled name is one of this package's test libraries.
  private static func isOwn(_ name: String) -> Bool {
    ["$s9Rehearsal", "$s14RehearsalHooks", "$s16RehearsalDoubles", "$s22RehearsalSpecification"]
      .contains { name.hasPrefix($0) && !name.dropFirst($0.count).hasPrefix("Tests") }
  }
}
#else
enum TaskPlace {
  static func of(_ task: UnsafeRawPointer) -> String? { nil }
}
#endif
