/// Measures the presentation layer.
@main
@MainActor
struct StagecraftBench {
  static func main() {
    PublishedMeasurements.run()
  }
}
