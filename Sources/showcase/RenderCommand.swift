import Foundation
import PhongPictures
import ShowcaseCommandLine

/// `showcase render`
struct RenderCommand {
  let options: RenderOptions

  func run() throws {
    try checkFolder()
    let start = ContinuousClock.now
    var meter = ProgressMeter(style: StandardStream.error.isTerminal ? .bar : .lines)
    let result = Result {
      try PictureMaker.make(options.request) { done, total in
        let text = meter.update(
          fraction: Double(done) / Double(total), amount: "step \(done) of \(total)",
          elapsed: ContinuousClock.now - start)
        if let text { StandardStream.error.write(text) }
      }
    }
    // Whatever happened, the bar must not stand before the message.
    if let erasure = meter.clear() { StandardStream.error.write(erasure) }
    let bytes = try result.get()
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: options.output), options: .atomic)
    } catch {
      throw CommandFailure(
        description: "\(options.output) can't be written: \(error.localizedDescription)",
        code: .cannotCreate)
    }
  }

  /// Better now than after minutes of drawing.
  private func checkFolder() throws {
    let folder = URL(fileURLWithPath: options.output).deletingLastPathComponent().path
    guard !FileManager.default.isWritableFile(atPath: folder) else { return }
    throw CommandFailure(
      description:
        "\(options.output) can't be written: \(folder) is missing, or there is no right to write to it.",
      code: .cannotCreate)
  }
}
