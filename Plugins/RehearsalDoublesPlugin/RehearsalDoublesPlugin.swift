import Foundation
import PackagePlugin

/// Generates doubles for a test target: for every protocol of the modules that it depends on, and for
/// its own protocols that have no `@Spy`.
///
/// What it depends on in its own package is under test; modules of other packages are only read for the
/// parents of protocols. The configuration is a file `RehearsalDoubles.json` in the test target.
@main struct RehearsalDoublesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let test = target.sourceModule as? SwiftSourceModuleTarget else { return [] }
    let dependencies = target.recursiveTargetDependencies.compactMap {
      $0.sourceModule as? SwiftSourceModuleTarget
    }
    let own = Set(context.package.targets.map(\.id)).subtracting(runtime(among: dependencies))
    let output = context.pluginWorkDirectoryURL.appending(path: "\(test.moduleName)Doubles.swift")
    let request = context.pluginWorkDirectoryURL.appending(path: "request.txt")
    var lines = ["output \(output.path(percentEncoded: false))"]
    var inputs: [URL] = []
    let configuration = test.directoryURL.appending(path: "RehearsalDoubles.json")
    if FileManager.default.fileExists(atPath: configuration.path(percentEncoded: false)) {
      lines.append("configuration \(configuration.path(percentEncoded: false))")
      inputs.append(configuration)
    }
    for module in dependencies + [test] {
      let role = module.id == test.id ? "test" : own.contains(module.id) ? "tested" : "parents"
      lines.append("\(role) \(module.moduleName)")
      let files = module.sourceFiles(withSuffix: "swift").map(\.url)
        .sorted { $0.path() < $1.path() }
      lines += files.map { "file \($0.path(percentEncoded: false))" }
      inputs += files
    }
    try write(lines.joined(separator: "\n") + "\n", to: request)
    return [
      .buildCommand(
        displayName: "Generating the doubles of \(test.moduleName)",
        executable: try context.tool(named: "rehearsal-doubles-tool").url,
        arguments: [request.path(percentEncoded: false)],
        inputFiles: inputs + [request], outputFiles: [output])
    ]
  }

  /// The modules that doubles are made of: they belong to the test, also in the package that has them.
  private func runtime(among modules: [SwiftSourceModuleTarget]) -> [Target.ID] {
    guard let runtime = modules.first(where: { $0.moduleName == "RehearsalDoubles" }) else {
      return []
    }
    return [runtime.id] + runtime.recursiveTargetDependencies.map(\.id)
  }

  /// Leaves the file alone if it says the same, so that nothing is generated again.
  private func write(_ text: String, to file: URL) throws {
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
