// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// One array for each family of targets, in the order in which they may depend on each other.
// Documentation/architecture.md says what each one is for.

/// Modules of C libraries. Plain module maps: with `pkgConfig:` every dependent's build would print an
/// install warning, and the headers lie in the compiler's default search path anyway.
let system: [Target] = [
  .systemLibrary(name: "CAssimp", path: "Sources/System/CAssimp"),
  .systemLibrary(name: "CMicrohttpd", path: "Sources/System/CMicrohttpd"),
  .systemLibrary(name: "CNcurses", path: "Sources/System/CNcurses"),
  .systemLibrary(name: "CPNG", path: "Sources/System/CPNG"),
  .systemLibrary(name: "CSQLite", path: "Sources/System/CSQLite"),
  .systemLibrary(name: "CTurboJPEG", path: "Sources/System/CTurboJPEG"),
  .systemLibrary(name: "CWebP", path: "Sources/System/CWebP"),
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
  /// For what reads many files in each build of a package that uses it: without optimisation it is several
  /// times as slow, and the tools of a debug build are debug builds too.
  static let optimized: [SwiftSetting] =
    swift + [.unsafeFlags(["-O"], .when(configuration: .debug))]
  static let linker: [LinkerSetting] = [
    .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])
  ]
}

/// What the macros share: the main program of their executables.
let macros: [Target] = [
  .target(name: "RehearsalMacroListener", swiftSettings: ToolchainSyntax.swift)
]

/// Generated doubles: the generator, its two doors (macro and plugin), and what tests import.
let doubles: [Target] = [
  .target(
    name: "RehearsalDoubles", dependencies: ["RehearsalHooks", "RehearsalDoublesMacros"]),
  .target(name: "RehearsalDoublesGenerator", swiftSettings: ToolchainSyntax.optimized),
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
  .testTarget(
    name: "RehearsalDoublesGeneratorTests",
    dependencies: ["RehearsalDoublesGenerator", "RehearsalDoublesMacros"],
    swiftSettings: ToolchainSyntax.swift, linkerSettings: ToolchainSyntax.linker),
]

/// What tests import: controlled order, virtual time, doubles.
let rehearsal: [Target] = [
  .target(name: "RehearsalHooks"),
  .target(name: "CRehearsal"),
  .target(name: "Rehearsal", dependencies: ["RehearsalHooks", "CRehearsal"]),
  .testTarget(name: "RehearsalHooksTests", dependencies: ["RehearsalHooks"]),
  .target(name: "CLibraries", path: "Tests/Support/CLibraries"),
  .testTarget(
    name: "RehearsalTests",
    dependencies: ["CLibraries", "CRehearsal", "Rehearsal", "rehearsal-demo"]),
  .executableTarget(
    name: "rehearsal-demo", dependencies: ["Rehearsal"], path: "Sources/Demo/rehearsal-demo"),
  .target(
    name: "RehearsalGallery", dependencies: ["Rehearsal"], path: "Tests/Support/RehearsalGallery"),
  .testTarget(name: "RehearsalGalleryTests", dependencies: ["Rehearsal", "RehearsalGallery"]),
  .executableTarget(
    name: "rehearsal-bench",
    dependencies: ["OrdinaryWork", "Rehearsal", "RehearsalGallery", "rehearsal-baseline"],
    path: "Sources/Benchmarks/rehearsal-bench"
  ),
  .executableTarget(
    name: "rehearsal-baseline", dependencies: ["OrdinaryWork"],
    path: "Sources/Benchmarks/rehearsal-baseline"),
  .target(name: "OrdinaryWork", path: "Sources/Benchmarks/OrdinaryWork"),
]

/// Tests that write the manual: given, when, then, and the report.
let specification: [Target] = [
  .target(
    name: "RehearsalSpecification",
    dependencies: ["Rehearsal", "RehearsalDoubles", "RehearsalHooks"]),
  .testTarget(
    name: "RehearsalSpecificationTests",
    dependencies: ["Rehearsal", "RehearsalDoubles", "RehearsalSpecification"]),
  .executableTarget(
    name: "specification-bench", dependencies: ["RehearsalSpecification"],
    path: "Sources/Benchmarks/specification-bench"),
]

/// What apps import: the presentation layer and its stages.
let stagecraft: [Target] = [
  .macro(
    name: "StagecraftMacros", dependencies: ["RehearsalMacroListener"],
    swiftSettings: ToolchainSyntax.swift, linkerSettings: ToolchainSyntax.linker),
  .target(name: "Stagecraft", dependencies: ["StagecraftMacros"]),
  .target(name: "SeededRandom", path: "Tests/Support/SeededRandom"),
  .target(name: "TestClock", path: "Tests/Support/TestClock"),
  .testTarget(
    name: "StagecraftTests", dependencies: ["Stagecraft", "SeededRandom", "TestClock"]),
  .testTarget(name: "StagecraftRehearsalTests", dependencies: ["Rehearsal", "Stagecraft"]),
  .testTarget(
    name: "StagecraftMacrosTests", dependencies: ["StagecraftMacros"],
    swiftSettings: ToolchainSyntax.swift, linkerSettings: ToolchainSyntax.linker),
  .executableTarget(
    name: "port-bench", dependencies: ["Stagecraft"], path: "Sources/Benchmarks/port-bench"),
  .executableTarget(
    name: "stagecraft-bench", dependencies: ["Stagecraft"],
    path: "Sources/Benchmarks/StagecraftBench"),
]

/// The browser's stage: the HTTP server, the stage on it, and what their tests drive them with.
let browser: [Target] = [
  .target(name: "StageHTTPServer", dependencies: ["CMicrohttpd"]),
  .target(name: "LoopbackClient", path: "Tests/Support/LoopbackClient"),
  .testTarget(name: "StageHTTPServerTests", dependencies: ["StageHTTPServer", "LoopbackClient"]),
  .target(
    name: "BrowserStage", dependencies: ["Stagecraft", "StageHTTPServer"],
    resources: [
      .embedInCode("Resources/stage.css"), .embedInCode("Resources/stage.js"),
      .embedInCode("Resources/patch.js"), .embedInCode("Resources/rows.js"),
      .embedInCode("Resources/dials.js"),
    ]),
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
    dependencies: [
      "TerminalStage", "TerminalDriver", "TerminalStageDoubles", "TestClock", "terminal-fixture",
    ]),
]

/// The example apps and what they share: models, presenters and view models that know no toolkit.
let examples: [Target] = [
  .target(
    name: "Networking", dependencies: ["Stagecraft"], path: "Sources/Examples/Networking"),
  .testTarget(
    name: "NetworkingTests",
    dependencies: ["Networking", "RehearsalDoubles", "RehearsalSpecification"],
    plugins: ["RehearsalDoublesPlugin"]),
  .target(name: "Catalogue", dependencies: ["Stagecraft"], path: "Sources/Examples/Catalogue"),
  .testTarget(
    name: "CatalogueTests",
    dependencies: [
      "Catalogue", "RehearsalDoubles", "Rehearsal", "RehearsalSpecification", "Stagecraft",
    ],
    plugins: ["RehearsalDoublesPlugin"]),
  .target(
    name: "CatalogueStorage", dependencies: ["Catalogue", "CSQLite", "Networking"],
    path: "Sources/Examples/CatalogueStorage"),
  .testTarget(
    name: "CatalogueStorageTests",
    dependencies: ["CatalogueStorage", "Catalogue", "CSQLite", "Networking", "StageHTTPServer"]),
  .target(
    name: "TallyCounter", dependencies: ["Stagecraft"], path: "Sources/Examples/TallyCounter"),
  .testTarget(
    name: "TallyCounterTests",
    dependencies: [
      "TallyCounter", "RehearsalDoubles", "Rehearsal", "RehearsalSpecification", "Stagecraft",
      "SeededRandom",
    ],
    plugins: ["RehearsalDoublesPlugin"]),
  .target(name: "Pager", dependencies: ["Stagecraft"], path: "Sources/Examples/Pager"),
  .testTarget(
    name: "PagerTests",
    dependencies: [
      "Pager", "RehearsalDoubles", "Rehearsal", "RehearsalSpecification", "Stagecraft",
      "SeededRandom",
    ],
    plugins: ["RehearsalDoublesPlugin"]),
]

/// Image files, the Phong model, and pictures rendered with it.
let pictures: [Target] = [
  .target(name: "StageImages", dependencies: ["CPNG", "CTurboJPEG", "CWebP"]),
  .testTarget(name: "StageImagesTests", dependencies: ["StageImages", "CTurboJPEG"]),
  .target(name: "Phong", path: "Sources/Examples/Phong"),
  .testTarget(
    name: "PhongTests", dependencies: ["Phong", "RehearsalSpecification", "SeededRandom"]),
  .target(
    name: "PhongRendering", dependencies: ["Phong", "StageImages"],
    path: "Sources/Examples/PhongRendering"),
  .testTarget(
    name: "PhongRenderingTests", dependencies: ["PhongRendering"],
    resources: [.embedInCode("Resources/bronze-teapot.png")]),
  .target(
    name: "PhongMeshFiles", dependencies: ["PhongRendering", "CAssimp"],
    path: "Sources/Examples/PhongMeshFiles"),
  .executableTarget(
    name: "mesh-fuzzer", dependencies: ["PhongMeshFiles", "SeededRandom"],
    path: "Tests/Support/MeshFuzzer"),
  .testTarget(
    name: "PhongMeshFilesTests",
    dependencies: ["PhongMeshFiles", "PhongPictures", "TerminalDriver", "mesh-fuzzer"]),
  .target(
    name: "PhongPictures", dependencies: ["PhongMeshFiles"], path: "Sources/Examples/PhongPictures"),
  .testTarget(name: "PhongPicturesTests", dependencies: ["PhongPictures"]),
  .target(name: "Turntable", dependencies: ["Stagecraft"], path: "Sources/Examples/Turntable"),
  .testTarget(name: "TurntableTests", dependencies: ["Rehearsal", "Stagecraft", "Turntable"]),
  .target(
    name: "CatalogueModels", dependencies: ["PhongPictures", "Turntable"],
    path: "Sources/Examples/CatalogueModels"),
  .testTarget(
    name: "CatalogueModelsTests",
    dependencies: ["CatalogueModels", "Phong", "PhongPictures", "StageImages", "Turntable"]),
  .executableTarget(
    name: "phong-bench", dependencies: ["CAssimp", "PhongPictures"],
    path: "Sources/Benchmarks/phong-bench"),
]

/// The chart of albums over the network, and a sample of it for where there is none.
let albums: [Target] = [
  .target(
    name: "TopAlbums", dependencies: ["Networking", "StageImages", "Stagecraft"],
    path: "Sources/Examples/TopAlbums"),
  .target(
    name: "TopAlbumsSample", dependencies: ["StageHTTPServer", "StageImages"],
    path: "Sources/Examples/TopAlbumsSample"),
  .testTarget(
    name: "TopAlbumsTests",
    dependencies: [
      "Networking", "RehearsalDoubles", "RehearsalSpecification", "StageImages", "TopAlbums",
    ],
    plugins: ["RehearsalDoublesPlugin"]),
  .executableTarget(
    name: "albums-bench",
    dependencies: [
      "Networking", "StageHTTPServer", "StageImages", "Stagecraft", "TopAlbums", "TopAlbumsSample",
    ],
    path: "Sources/Benchmarks/albums-bench"),
  .target(
    name: "AlbumsFeedDouble", dependencies: ["StageHTTPServer", "StageImages", "TopAlbumsSample"],
    path: "Tests/Support/AlbumsFeedDouble"),
  .testTarget(
    name: "TopAlbumsRehearsalTests",
    dependencies: ["Networking", "Rehearsal", "StageImages", "Stagecraft", "TopAlbums"]),
  .testTarget(
    name: "NetworkingServerTests",
    dependencies: [
      "Networking", "StageHTTPServer", "StageImages", "Stagecraft", "TopAlbums", "TopAlbumsSample",
    ]),
]

/// Their views, the executable that shows them, and the measurements.
let showcase: [Target] = [
  .target(
    name: "ShowcaseCommandLine",
    dependencies: ["CatalogueModels", "CatalogueStorage", "PhongPictures"]),
  .testTarget(
    name: "ShowcaseCommandLineTests",
    dependencies: [
      "ShowcaseCommandLine", "Catalogue", "CatalogueModels", "CatalogueStorage", "showcase",
    ]),
  .executableTarget(
    name: "showcase",
    dependencies: [
      "BrowserStage", "Catalogue", "CatalogueModels", "CatalogueStorage", "PhongPictures",
      "ShowcaseCommandLine", "ShowcaseViews", "StageHTTPServer", "TerminalStage", "TopAlbums",
      "TopAlbumsSample",
    ]),
  .executableTarget(
    name: "catalogue-bench", dependencies: ["Catalogue", "CatalogueStorage"],
    path: "Sources/Benchmarks/catalogue-bench"),
  .target(
    name: "ShowcaseViews",
    dependencies: [
      "BrowserStage", "Catalogue", "CatalogueModels", "CatalogueStorage", "Pager",
      "StageHTTPServer", "StageImages", "Stagecraft", "TallyCounter", "TerminalStage", "TopAlbums",
      "Turntable",
    ]),
  .testTarget(
    name: "ShowcaseCounterTests",
    dependencies: [
      "BrowserStage", "Catalogue", "CatalogueStorage", "Pager", "RehearsalDoubles", "ShowcaseViews",
      "StageHTTPServer", "TallyCounter", "TerminalStage", "TerminalStageDoubles", "TestClock",
    ], plugins: ["RehearsalDoublesPlugin"]),
  .testTarget(
    name: "ShowcaseTerminalTests",
    dependencies: [
      "AlbumsFeedDouble", "Catalogue", "CatalogueModels", "CatalogueStorage", "RehearsalDoubles",
      "ShowcaseViews", "TerminalDriver", "TerminalStage", "TerminalStageDoubles", "TestClock",
      "TopAlbums",
      "showcase",
    ], plugins: ["RehearsalDoublesPlugin"]),
  .executableTarget(
    name: "browser-bench",
    dependencies: ["BrowserStage", "Catalogue", "ShowcaseViews", "StageHTTPServer"],
    path: "Sources/Benchmarks/browser-bench"),
  .testTarget(
    name: "ShowcaseBrowserTests",
    dependencies: [
      "AlbumsFeedDouble", "BrowserDriver", "BrowserStage", "Catalogue", "CatalogueModels",
      "CatalogueStorage", "LoopbackClient", "Pager", "RehearsalDoubles", "ShowcaseViews",
      "TallyCounter", "TopAlbums",
    ], plugins: ["RehearsalDoublesPlugin"]),
]

let products: [Product] = [
  .library(name: "Rehearsal", targets: ["Rehearsal"]),
  .library(name: "RehearsalDoubles", targets: ["RehearsalDoubles"]),
  .plugin(name: "RehearsalDoublesPlugin", targets: ["RehearsalDoublesPlugin"]),
  .library(name: "RehearsalSpecification", targets: ["RehearsalSpecification"]),
  .library(name: "Stagecraft", targets: ["Stagecraft"]),
  .library(name: "BrowserStage", targets: ["BrowserStage"]),
  .library(name: "TerminalStage", targets: ["TerminalStage"]),
  .executable(name: "browser-bench", targets: ["browser-bench"]),
]

let package = Package(
  name: "Rehearsal",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: products,
  targets: [
    system, macros, rehearsal, doubles, specification, stagecraft, browser, terminal, examples,
    pictures,
    albums, showcase,
  ].flatMap { $0 },
  swiftLanguageModes: [.v6]
)
