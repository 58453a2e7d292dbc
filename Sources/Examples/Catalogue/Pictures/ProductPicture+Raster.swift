extension ProductPicture {
  /// Samples taken along each side of a pixel: 16 in a pixel make its edges smooth.
  private static let samplesPerSide = 4

  /// The picture as pixels, with smooth edges. In a raster that isn't square it stands in the middle, whole.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row. Nothing or less gives an empty raster.
  ///   - height: Rows. Nothing or less gives an empty raster.
  ///   - background: What lies behind it, for a screen that knows no transparency; `nil` leaves it transparent.
  /// - Complexity: O(width x height x number of shapes).
  public func raster(width: Int, height: Int, background: PictureColor? = nil) -> PictureRaster {
    guard width > 0, height > 0 else { return PictureRaster(width: 0, height: 0, bytes: []) }
    var canvas = RasterCanvas(width: width, height: height, background: background)
    for shape in shapes { canvas.paint(shape, samplesPerSide: Self.samplesPerSide) }
    return PictureRaster(width: width, height: height, bytes: canvas.bytes)
  }
}

/// Pixels being painted on, their colours multiplied by their opacity.
private struct RasterCanvas {
  private let width: Int
  private let height: Int
  /// Units in a pixel, and the units at which the raster's top left corner lies.
  private let scale: Double
  private let origin: PicturePoint
  private var pixels: [SIMD4<Double>]

  init(width: Int, height: Int, background: PictureColor?) {
    self.width = width
    self.height = height
    scale = ProductPicture.side / Double(min(width, height))
    origin = PicturePoint(
      (ProductPicture.side - Double(width) * scale) / 2,
      (ProductPicture.side - Double(height) * scale) / 2)
    pixels = Array(
      repeating: background.map(Self.premultiplied) ?? .zero, count: width * height)
  }

  mutating func paint(_ shape: PictureShape, samplesPerSide: Int) {
    let bounds = shape.outline.bounds
    let columns = range(from: bounds.minX, to: bounds.maxX, origin: origin.x, limit: width)
    let rows = range(from: bounds.minY, to: bounds.maxY, origin: origin.y, limit: height)
    for row in rows {
      for column in columns {
        let corner = PicturePoint(
          origin.x + Double(column) * scale, origin.y + Double(row) * scale)
        let coverage = coverage(of: shape.outline, at: corner, samplesPerSide: samplesPerSide)
        guard coverage > 0 else { continue }
        let center = PicturePoint(corner.x + scale / 2, corner.y + scale / 2)
        let source = Self.premultiplied(shape.paint.color(at: center, in: bounds)) * coverage
        let index = row * width + column
        pixels[index] = source + pixels[index] * (1 - source.w)
      }
    }
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      let opacity = pixel.w
      for channel in [pixel.x, pixel.y, pixel.z] {
        let value = opacity > 0 ? channel / opacity : 0
        bytes.append(UInt8(min(max((value * 255).rounded(), 0), 255)))
      }
      bytes.append(UInt8(min(max((opacity * 255).rounded(), 0), 255)))
    }
    return bytes
  }

  private func range(from: Double, to: Double, origin: Double, limit: Int) -> Range<Int> {
    let first = max(Int(((from - origin) / scale).rounded(.down)), 0)
    let last = min(Int(((to - origin) / scale).rounded(.up)), limit)
    return first..<max(first, last)
  }

  private func coverage(
    of outline: PictureOutline, at corner: PicturePoint, samplesPerSide: Int
  ) -> Double {
    let step = scale / Double(samplesPerSide)
    var hits = 0
    for row in 0..<samplesPerSide {
      for column in 0..<samplesPerSide {
        let sample = PicturePoint(
          corner.x + (Double(column) + 0.5) * step, corner.y + (Double(row) + 0.5) * step)
        if outline.contains(sample) { hits += 1 }
      }
    }
    return Double(hits) / Double(samplesPerSide * samplesPerSide)
  }

  private static func premultiplied(_ color: PictureColor) -> SIMD4<Double> {
    let channels = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 255) / 255
    return channels * color.opacity
  }
}
