extension RasterImage {
  /// The image in another size: each new pixel is the mean of the area that it covers in the old one.
  ///
  /// - Parameter scaling: How large it shall be.
  /// - Returns: The image itself if the size stays.
  /// - Complexity: O(old pixels + new pixels).
  public func scaled(_ scaling: ImageScaling) -> RasterImage {
    let size = scaling.size(width: width, height: height)
    guard size != (width, height) else { return self }
    let columns = Coverage(of: width, by: size.width)
    let rows = Coverage(of: height, by: size.height)
    var scaled = [UInt8](repeating: 0, count: size.width * size.height * 4)
    // An old row is shrunk once, although two new rows may have a part of it.
    var shrunk = [SIMD4<Float>](repeating: .zero, count: size.width)
    var shrunkRow: Int?
    for row in 0..<size.height {
      var line = [SIMD4<Float>](repeating: .zero, count: size.width)
      for part in rows.parts(of: row) {
        if shrunkRow != part.source {
          shrink(row: part.source, columns: columns, into: &shrunk)
          shrunkRow = part.source
        }
        for column in line.indices { line[column] += shrunk[column] * part.weight }
      }
      for (column, sum) in line.enumerated() {
        Self.put(sum, at: (row * size.width + column) * 4, in: &scaled)
      }
    }
    guard let image = try? RasterImage(width: size.width, height: size.height, pixels: scaled)
    else { preconditionFailure("Scaling made \(scaled.count) bytes for \(size)") }
    return image
  }

  /// Which old columns or rows each new one covers, and how much of it they make up. Worked out once for all
  /// rows.
  private struct Coverage {
    struct Part {
      let source: Int
      let weight: Float
    }

    private var all: [Part] = []
    private var starts = [0]

    init(of old: Int, by new: Int) {
      for index in 0..<new {
        let start = Double(index) * Double(old) / Double(new)
        let end = Double(index + 1) * Double(old) / Double(new)
        let first = min(Int(start), old - 1)
        let last = min(max(first, Int(end.rounded(.up)) - 1), old - 1)
        for source in first...last {
          let covered = min(end, Double(source + 1)) - max(start, Double(source))
          all.append(Part(source: source, weight: Float(covered / (end - start))))
        }
        starts.append(all.count)
      }
    }

    func parts(of index: Int) -> ArraySlice<Part> { all[starts[index]..<starts[index + 1]] }
  }

  /// Shrinks a row to sums of colours times opacity: transparent pixels must not give their colour.
  private func shrink(row: Int, columns: Coverage, into line: inout [SIMD4<Float>]) {
    for column in line.indices {
      var sum = SIMD4<Float>.zero
      for part in columns.parts(of: column) {
        let place = (row * width + part.source) * 4
        let color = SIMD4(
          Float(pixels[place]), Float(pixels[place + 1]), Float(pixels[place + 2]), 1)
        sum += color * (Float(pixels[place + 3]) * part.weight)
      }
      line[column] = sum
    }
  }

  /// Writes a pixel. What is transparent stays 0.
  private static func put(_ sum: SIMD4<Float>, at place: Int, in pixels: inout [UInt8]) {
    guard sum.w > 0 else { return }
    var color = sum / sum.w
    color.w = sum.w
    // None is negative, so cutting off after adding a half rounds.
    color = (color + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    for channel in 0..<4 { pixels[place + channel] = UInt8(color[channel]) }
  }
}
