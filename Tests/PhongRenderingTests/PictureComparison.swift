import StageImages

/// How far two pictures of one size are apart, in steps of 1/255.
struct PictureComparison {
  /// Over all pixels and channels.
  var meanDifference = 0.0

  /// Over the colours of pixels that are opaque in both.
  var worstInside = 0

  /// How many pixels are opaque in both.
  var opaquePixels = 0

  init(_ first: RasterImage, _ second: RasterImage) {
    var sum = 0
    for start in stride(from: 0, to: first.pixels.count, by: 4) {
      let differences = (0..<4).map {
        abs(Int(first.pixels[start + $0]) - Int(second.pixels[start + $0]))
      }
      sum += differences.reduce(0, +)
      if first.pixels[start + 3] == 255, second.pixels[start + 3] == 255 {
        opaquePixels += 1
        worstInside = max(worstInside, differences[0], differences[1], differences[2])
      }
    }
    meanDifference = Double(sum) / Double(first.pixels.count)
  }
}
