// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// One array for each family of targets, in the order in which they may depend on each other.
// Documentation/architecture.md says what each one is for.

/// Modules of C libraries. Plain module maps: with `pkgConfig:` every dependent's build would print an
/// install warning, and the headers lie in the compiler's default search path anyway.
let system: [Target] = [
  .systemLibrary(name: "CMicrohttpd", path: "Sources/System/CMicrohttpd"),
  .systemLibrary(name: "CNcurses", path: "Sources/System/CNcurses"),
  .systemLibrary(name: "CSQLite", path: "Sources/System/CSQLite"),
]

/// The SwiftSyntax that ships inside the toolchain: nothing to fetch, and seconds to link where building
/// it takes minutes. Found beside the `swift` that runs this manifest; `/usr/lib/swift/host` otherwise.
enum ToolchainSyntax {
  static let folder: String = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for directory in path.split(separator: ":") {
      let swift = URL(fileURLWithPath: "\(directory)/swift").resolvingSymlinksInPath()
      let host = swift.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("lib/swift/host")
      let module = host.appendingPathComponent("SwiftSyntax.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return host.path }
    }
    return "/usr/lib/swift/host"
  }()
  static let swift: [SwiftSetting] = [.unsafeFlags(["-I", folder])]
  static let linker: [LinkerSetting] = [
    .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])
  ]
}

/// Generated doubles: the generator, its two doors (macro and plugin), and what tests import.
let doubles: [Target] = [
  .target(
    name: "RehearsalDoubles", dependencies: ["RehearsalHooks", "RehearsalDoublesMacros"]),
  .target(name: "RehearsalDoublesGenerator", swiftSettings: ToolchainSyntax.swift),
  .target(name: "RehearsalMacroListener", swiftSettings: ToolchainSyntax.swift),
  .macro(
    name: "RehearsalDoublesMacros",
    dependencies: ["RehearsalDoublesGenerator", "RehearsalMacroListener"],
    swiftSettings: ToolchainSyntax.swift, linkerSettings: ToolchainSyntax.linker),
  .executableTarget(
    name: "rehearsal-doubles-tool", dependencies: ["RehearsalDoublesGenerator"],
    swiftSettings: ToolchainSyntax.swift, linkerSettings: ToolchainSyntax.linker),
  .plugin(
    name: "RehearsalDoublesPlugin", capability: .buildTool(),
    dependencies: ["rehearsal-doubles-tool"]),
  .executableTarget(
    name: "doubles-bench", dependencies: ["RehearsalDoubles", "RehearsalDoublesGenerator"],
    path: "Sources/Benchmarks/doubles-bench", swiftSettings: ToolchainSyntax.swift,
    linkerSettings: ToolchainSyntax.linker),
  .testTarget(name: "RehearsalDoublesTests", dependencies: ["RehearsalDoubles"]),
  .testTarget(name: "RehearsalDoublesCorpusTests", dependencies: ["RehearsalDoubles"]),
]

/// What tests import: controlled order, virtual time, doubles.
let rehearsal: [Target] = [
  .target(name: "RehearsalHooks"),
  .testTarget(name: "RehearsalHooksTests", dependencies: ["RehearsalHooks"]),
]

/// What apps import: the presentation layer and its stages.
let stagecraft: [Target] = []

/// The example apps and what they share: models, presenters and view models that know no toolkit.
let examples: [Target] = []

/// Their views, the executable that shows them, and the measurements.
let showcase: [Target] = []

let products: [Product] = [
  .library(name: "RehearsalDoubles", targets: ["RehearsalDoubles"]),
  .plugin(name: "RehearsalDoublesPlugin", targets: ["RehearsalDoublesPlugin"]),
  .executable(name: "doubles-bench", targets: ["doubles-bench"]),
]

let package = Package(
  name: "Rehearsal",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: products,
  targets: system + rehearsal + doubles + stagecraft + examples + showcase,
  swiftLanguageModes: [.v6]
)
