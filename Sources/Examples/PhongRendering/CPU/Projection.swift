/// From clip space to samples.
struct Projection {
  /// Places in samples stay between these, so that products of them fit into 64 bits, and within a tile
  /// into 32.
  static let guardMinimum: Float = -4096
  static let guardMaximum: Float = 12_288

  let halfWidth: Float
  let halfHeight: Float

  init(_ grid: SampleGrid) {
    halfWidth = Float(grid.sampleWidth) / 2
    halfHeight = Float(grid.sampleHeight) / 2
  }

  /// The limits of x / w and y / w that keep places within the guard band.
  var guardLimits: (left: Float, right: Float, bottom: Float, top: Float) {
    (
      Self.guardMinimum / halfWidth - 1, Self.guardMaximum / halfWidth - 1,
      Self.guardMinimum / halfHeight - 1, Self.guardMaximum / halfHeight - 1
    )
  }

  /// Projects a corner.
  ///
  /// - Parameters:
  ///   - clip: Its place in clip space.
  ///   - normal: The unit normal in the world; the last component is 1.
  @inline(__always)
  func vertex(clip: SIMD4<Float>, normal: SIMD4<Float>) -> ScreenVertex {
    let w = clip.w
    // Negated comparisons: what is no number lies outside of everything.
    var outside: UInt32 = 0
    if !(clip.x >= -w) { outside |= ClipCode.left }
    if !(clip.x <= w) { outside |= ClipCode.right }
    if !(clip.y >= -w) { outside |= ClipCode.bottom }
    if !(clip.y <= w) { outside |= ClipCode.top }
    if !(clip.z >= -w) { outside |= ClipCode.near }
    if !(clip.z <= w) { outside |= ClipCode.far }
    let inverse = 1 / w
    let x = clip.x * inverse * halfWidth + (halfWidth - 0.5)
    let y = clip.y * inverse * halfHeight + (halfHeight - 0.5)
    // A little room: what was cut at the guard band must not count as outside by rounding.
    let lowest = Self.guardMinimum - 2, highest = Self.guardMaximum + 2
    guard w > 0, x > lowest, x < highest, y > lowest, y < highest else {
      return ScreenVertex(
        attribute: normal, x: 0, y: 0, z: 0, outside: outside | ClipCode.guardBand)
    }
    return ScreenVertex(
      attribute: normal * inverse, x: Int32((x * 256).rounded()), y: Int32((y * 256).rounded()),
      z: clip.z * inverse * 0.5 + 0.5, outside: outside)
  }
}
