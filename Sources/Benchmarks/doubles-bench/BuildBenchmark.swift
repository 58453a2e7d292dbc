import Foundation

/// What a person waits for who has a package with one `@Spy` in its tests: the first build with all that
/// comes with it, and the next one, in which nothing has changed.
enum BuildBenchmark {
  static func run() throws {
    try Measurement.withFolder { folder in
      try write(to: folder)
      Measurement.report("doubles-first-build", try build(folder), "s")
      Measurement.report("doubles-second-build", try build(folder), "s")
    }
  }

  private static func write(to folder: URL) throws {
    let tests = folder.appending(path: "Tests/AppTests")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    try manifest.write(
      to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    try test.write(to: tests.appending(path: "AppTests.swift"), atomically: true, encoding: .utf8)
  }

  private static func build(_ folder: URL) throws -> Double {
    try Measurement.seconds {
      try Measurement.run(["swift", "build", "--build-tests", "--package-path", folder.path])
    }
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "app", dependencies: [.package(path: "\(root.path)")],
      targets: [
        .testTarget(
          name: "AppTests",
          dependencies: [.product(name: "RehearsalDoubles", package: "\(root.lastPathComponent)")])
      ], swiftLanguageModes: [.v6])
    """

  private static let test = """
    import RehearsalDoubles
    import Testing

    @Spy protocol Service {
      func show(title: String)
    }

    @Test func theTitleIsShown() {
      let spy = ServiceSpy()
      spy.show(title: "a")
      #expect(spy.calls == [.show(title: "a")])
    }
    """

  /// This package: four folders above this file.
  private static let root =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}
