/// Measures the presentation layer. Arguments pick groups of measurements: published, bindings, ports.
@main
@MainActor
struct StagecraftBench {
  static func main() throws {
    let picked = Set(CommandLine.arguments.dropFirst())
    func isPicked(_ group: String) -> Bool { picked.isEmpty || picked.contains(group) }
    if isPicked("published") { PublishedMeasurements.run() }
    if isPicked("bindings") { try BindingMeasurements.run() }
    if isPicked("ports") { PortMeasurements.run() }
  }
}
