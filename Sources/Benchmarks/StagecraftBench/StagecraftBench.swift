/// Measures the presentation layer.
@main
@MainActor
struct StagecraftBench {
  static func main() throws {
    PublishedMeasurements.run()
    try BindingMeasurements.run()
    PortMeasurements.run()
  }
}
