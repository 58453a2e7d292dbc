import Foundation

/// The programs that were built together with the tests.
public enum BuiltProduct {
  /// Where a program is.
  ///
  /// - Parameter name: The name of its target, on which the test target depends.
  /// - Returns: Its path, beside that of the running tests.
  public static func path(_ name: String) -> String {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #if os(macOS)
    // The tests are run by a tool of Xcode's; they themselves are in a bundle beside the programs.
    if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    #else
    if let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      folder = URL(fileURLWithPath: tests).deletingLastPathComponent()
    }
    #endif
    return folder.appendingPathComponent(name).path
  }
}
