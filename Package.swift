// swift-tools-version: 6.2
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

/// What tests import: controlled order, virtual time, doubles.
let rehearsal: [Target] = []

/// What apps import: the presentation layer and its stages.
let stagecraft: [Target] = [
  .target(name: "Stagecraft"),
  .testTarget(name: "StagecraftTests", dependencies: ["Stagecraft"]),
]

/// The browser's stage: the HTTP server, the stage on it, and what their tests drive them with.
let browser: [Target] = [
  .target(name: "StageHTTPServer", dependencies: ["CMicrohttpd"]),
  .target(name: "LoopbackClient", path: "Tests/Support/LoopbackClient"),
  .testTarget(name: "StageHTTPServerTests", dependencies: ["StageHTTPServer", "LoopbackClient"]),
  .target(
    name: "BrowserStage", dependencies: ["Stagecraft", "StageHTTPServer"],
    resources: [.embedInCode("Resources/stage.css"), .embedInCode("Resources/stage.js")]),
  .target(name: "BrowserDriver", path: "Tests/Support/BrowserDriver"),
  .testTarget(
    name: "BrowserStageTests",
    dependencies: ["BrowserDriver", "BrowserStage", "StageHTTPServer", "LoopbackClient"]),
]

/// The terminal's stage. CTerminalStage is C because signal handlers must be.
let terminal: [Target] = [
  .target(name: "CTerminalStage"),
  .target(name: "TerminalStage", dependencies: ["Stagecraft", "CNcurses", "CTerminalStage"]),
  .target(name: "TerminalDriver", path: "Tests/Support/TerminalDriver"),
  .target(
    name: "TerminalStageDoubles", dependencies: ["TerminalStage"],
    path: "Tests/Support/TerminalStageDoubles"),
  .executableTarget(
    name: "terminal-fixture", dependencies: ["TerminalStage", "Stagecraft"],
    path: "Tests/Support/TerminalFixture"),
  .testTarget(
    name: "TerminalStageTests",
    dependencies: ["TerminalStage", "TerminalDriver", "TerminalStageDoubles", "terminal-fixture"]),
]

/// The example apps and what they share: models, presenters and view models that know no toolkit.
let examples: [Target] = [
  .target(name: "Networking", path: "Sources/Examples/Networking"),
  .target(
    name: "TopAlbums", dependencies: ["Networking", "Stagecraft"],
    path: "Sources/Examples/TopAlbums"),
  .testTarget(name: "TopAlbumsTests", dependencies: ["TopAlbums"]),
  .target(name: "Catalogue", dependencies: ["Stagecraft"], path: "Sources/Examples/Catalogue"),
  .testTarget(name: "CatalogueTests", dependencies: ["Catalogue", "Stagecraft"]),
  .target(
    name: "CatalogueStorage", dependencies: ["Catalogue", "CSQLite"],
    path: "Sources/Examples/CatalogueStorage"),
  .testTarget(
    name: "CatalogueStorageTests",
    dependencies: ["CatalogueStorage", "Catalogue", "CSQLite", "StageHTTPServer"]),
]

/// Their views, the executable that shows them, and the measurements.
let showcase: [Target] = [
  .target(name: "ShowcaseCommandLine", dependencies: ["CatalogueStorage"]),
  .testTarget(
    name: "ShowcaseCommandLineTests",
    dependencies: ["ShowcaseCommandLine", "Catalogue", "CatalogueStorage", "showcase"]),
  .executableTarget(
    name: "showcase",
    dependencies: [
      "BrowserStage", "Catalogue", "CatalogueStorage", "ShowcaseCommandLine", "ShowcaseViews",
      "StageHTTPServer", "TerminalStage",
    ]),
  .executableTarget(
    name: "catalogue-bench", dependencies: ["Catalogue", "CatalogueStorage"],
    path: "Sources/Benchmarks/catalogue-bench"),
  .target(
    name: "ShowcaseViews",
    dependencies: ["BrowserStage", "Catalogue", "StageHTTPServer", "Stagecraft", "TerminalStage"]),
  .testTarget(
    name: "ShowcaseTerminalTests",
    dependencies: [
      "Catalogue", "CatalogueStorage", "ShowcaseViews", "TerminalDriver", "TerminalStage",
      "TerminalStageDoubles", "showcase",
    ]),
  .executableTarget(
    name: "browser-bench",
    dependencies: ["BrowserStage", "Catalogue", "ShowcaseViews", "StageHTTPServer"],
    path: "Sources/Benchmarks/browser-bench"),
  .testTarget(
    name: "ShowcaseBrowserTests",
    dependencies: ["BrowserDriver", "BrowserStage", "Catalogue", "LoopbackClient", "ShowcaseViews"]),
]

let products: [Product] = [
  .library(name: "Stagecraft", targets: ["Stagecraft"]),
  .library(name: "BrowserStage", targets: ["BrowserStage"]),
  .library(name: "TerminalStage", targets: ["TerminalStage"]),
  .executable(name: "browser-bench", targets: ["browser-bench"]),
]

let package = Package(
  name: "Rehearsal",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: products,
  targets: system + rehearsal + stagecraft + browser + terminal + examples + showcase,
  swiftLanguageModes: [.v6]
)
