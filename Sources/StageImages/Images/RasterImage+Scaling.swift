extension RasterImage {
  /// The image in another size: each new pixel is the mean of the area that it covers in the old one.
  ///
  /// - Parameter scaling: How large it shall be.
  /// - Returns: The image itself if the size stays.
  /// - Complexity: O(old pixels + new pixels).
  public func scaled(_ scaling: ImageScaling) -> RasterImage {
    let size = scaling.size(width: width, height: height)
    guard size != (width, height) else { return self }
    let columns = Self.spans(from: width, to: size.width)
    let rows = Self.spans(from: height, to: size.height)
    var scaled: [UInt8] = []
    scaled.reserveCapacity(size.width * size.height * 4)
    for row in rows {
      var line = [SIMD4<Float>](repeating: .zero, count: size.width)
      for source in row.indices {
        add(row: source, times: row.weight(source), columns: columns, to: &line)
      }
      for sum in line { Self.append(sum, to: &scaled) }
    }
    guard let image = try? RasterImage(width: size.width, height: size.height, pixels: scaled)
    else { preconditionFailure("Scaling made \(scaled.count) bytes for \(size)") }
    return image
  }

  /// The part of the old columns or rows that a new one covers.
  private struct Span {
    let start: Double
    let end: Double
    let indices: ClosedRange<Int>

    /// How much of the span lies in an old column.
    func weight(_ index: Int) -> Float {
      Float((min(end, Double(index + 1)) - max(start, Double(index))) / (end - start))
    }
  }

  private static func spans(from old: Int, to new: Int) -> [Span] {
    (0..<new).map { index in
      let start = Double(index) * Double(old) / Double(new)
      let end = Double(index + 1) * Double(old) / Double(new)
      let first = min(Int(start), old - 1)
      let last = min(max(first, Int(end.rounded(.up)) - 1), old - 1)
      return Span(start: start, end: end, indices: first...last)
    }
  }

  /// Adds a row, shrunk, to sums of colours times opacity: transparent pixels must not give their colour.
  private func add(
    row: Int, times factor: Float, columns: [Span], to line: inout [SIMD4<Float>]
  ) {
    for (column, span) in columns.enumerated() {
      for source in span.indices {
        let place = (row * width + source) * 4
        let alpha = Float(pixels[place + 3]) * factor * span.weight(source)
        line[column] +=
          SIMD4(
            Float(pixels[place]), Float(pixels[place + 1]), Float(pixels[place + 2]), 1) * alpha
      }
    }
  }

  private static func append(_ sum: SIMD4<Float>, to pixels: inout [UInt8]) {
    guard sum.w > 0 else {
      pixels.append(contentsOf: [0, 0, 0, 0])
      return
    }
    let color = (sum / sum.w).rounded(.toNearestOrAwayFromZero)
    for channel in 0..<3 { pixels.append(UInt8(min(max(color[channel], 0), 255))) }
    pixels.append(UInt8(min(max(sum.w.rounded(), 0), 255)))
  }
}
