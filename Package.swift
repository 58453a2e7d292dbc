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

/// The example apps and what they share: models, presenters and view models that know no toolkit.
let examples: [Target] = [
  .target(name: "Networking", path: "Sources/Examples/Networking"),
  .target(
    name: "TopAlbums", dependencies: ["Networking", "Stagecraft"],
    path: "Sources/Examples/TopAlbums"),
  .testTarget(name: "TopAlbumsTests", dependencies: ["TopAlbums"]),
  .target(name: "Catalogue", dependencies: ["Stagecraft"], path: "Sources/Examples/Catalogue"),
  .testTarget(name: "CatalogueTests", dependencies: ["Catalogue", "Stagecraft"]),
]

/// Their views, the executable that shows them, and the measurements.
let showcase: [Target] = []

let products: [Product] = [
  .library(name: "Stagecraft", targets: ["Stagecraft"])
]

let package = Package(
  name: "Rehearsal",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: products,
  targets: system + rehearsal + stagecraft + examples + showcase,
  swiftLanguageModes: [.v6]
)
