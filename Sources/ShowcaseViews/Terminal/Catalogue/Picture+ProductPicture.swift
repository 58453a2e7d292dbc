import Catalogue
import TerminalStage

extension Picture {
  /// A product's picture as pixels: enough of them for a large terminal.
  init?(_ picture: ProductPicture) {
    let raster = picture.raster(width: Self.side, height: Self.side)
    let pixels = (0..<raster.width * raster.height).map { index in
      let color = raster.color(x: index % raster.width, y: index / raster.width)
      return Pixel(
        red: color.red, green: color.green, blue: color.blue,
        opacity: UInt8((color.opacity * 255).rounded()))
    }
    self.init(width: raster.width, height: raster.height, pixels: pixels)
  }

  private static let side = 96
}
