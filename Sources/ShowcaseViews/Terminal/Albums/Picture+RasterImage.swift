import StageImages
import TerminalStage

extension Picture {
  /// An image as pixels: enough of them for a row of a large terminal, and not more.
  init?(_ image: RasterImage) {
    let small = image.scaled(.fitting(width: Self.rowSide, height: Self.rowSide))
    let pixels = (0..<small.width * small.height).map { index in
      let color = small[index % small.width, index / small.width]
      return Pixel(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
    self.init(width: small.width, height: small.height, pixels: pixels)
  }

  private static let rowSide = 32
}
