/// A triangle in samples, ready for the tiles: three edges, its depth, and what is to be interpolated.
struct TriangleRecord: BitwiseCopyable {
  /// Normal / w and 1 / w at the first corner, and their change from sample to sample.
  var attribute: SIMD4<Float>
  var attributeX: SIMD4<Float>
  var attributeY: SIMD4<Float>

  /// The edges a x + b y + c: not negative within. The last lanes are unused.
  var a: SIMD4<Int32>
  var b: SIMD4<Int32>
  var c: (Int64, Int64, Int64)

  /// The first corner, its depth, and the change of depth from sample to sample.
  var x: Float
  var y: Float
  var z: Float
  var zX: Float
  var zY: Float

  /// Which object it belongs to.
  var object: UInt32

  /// The samples around it, inclusive, within the picture.
  var minX: Int16
  var minY: Int16
  var maxX: Int16
  var maxY: Int16

  /// Sets up a triangle.
  ///
  /// - Parameters:
  ///   - first: A corner.
  ///   - second: The next one.
  ///   - third: The last one.
  ///   - object: The number of the object that it belongs to.
  ///   - isMirrored: Whether triangles that face the viewer run clockwise.
  ///   - hidesBack: Whether triangles that face away need not be drawn.
  ///   - grid: The samples.
  /// - Returns: Nil if it covers no sample.
  @inline(__always)
  init?(
    _ first: ScreenVertex, _ second: ScreenVertex, _ third: ScreenVertex, object: UInt32,
    isMirrored: Bool, hidesBack: Bool, grid: SampleGrid
  ) {
    let left = min(first.x, second.x, third.x), right = max(first.x, second.x, third.x)
    let bottom = min(first.y, second.y, third.y), top = max(first.y, second.y, third.y)
    let minX = max((left &+ 255) >> 8, 0), maxX = min(right >> 8, Int32(grid.sampleWidth - 1))
    let minY = max((bottom &+ 255) >> 8, 0), maxY = min(top >> 8, Int32(grid.sampleHeight - 1))
    guard minX <= maxX, minY <= maxY else { return nil }

    let area =
      Int64(second.x &- first.x) &* Int64(third.y &- first.y)
      &- Int64(third.x &- first.x) &* Int64(second.y &- first.y)
    guard area != 0, !hidesBack || (area > 0) != isMirrored else { return nil }
    // All edges must run anticlockwise.
    let (second, third) = area > 0 ? (second, third) : (third, second)

    (self.minX, self.maxX) = (Int16(truncatingIfNeeded: minX), Int16(truncatingIfNeeded: maxX))
    (self.minY, self.maxY) = (Int16(truncatingIfNeeded: minY), Int16(truncatingIfNeeded: maxY))
    self.object = object
    a = SIMD4(first.y &- second.y, second.y &- third.y, third.y &- first.y, 0)
    b = SIMD4(second.x &- first.x, third.x &- second.x, first.x &- third.x, 0)
    c = (
      Self.constant(a[0], b[0], first), Self.constant(a[1], b[1], second),
      Self.constant(a[2], b[2], third)
    )

    x = Float(first.x) / 256
    y = Float(first.y) / 256
    z = first.z
    let x1 = Float(second.x &- first.x) / 256, y1 = Float(second.y &- first.y) / 256
    let x2 = Float(third.x &- first.x) / 256, y2 = Float(third.y &- first.y) / 256
    let scale = 65_536 / Float(abs(area))
    let z1 = (second.z - first.z) * scale, z2 = (third.z - first.z) * scale
    zX = z1 * y2 - z2 * y1
    zY = z2 * x1 - z1 * x2
    attribute = first.attribute
    let attribute1 = (second.attribute - first.attribute) * scale
    let attribute2 = (third.attribute - first.attribute) * scale
    attributeX = attribute1 * y2 - attribute2 * y1
    attributeY = attribute2 * x1 - attribute1 * x2
  }

  /// The edge's constant for whole samples.
  ///
  /// A sample that lies exactly on an edge belongs to the triangle on one side of it: where the edge is a
  /// left one or the first row, as the rule of OpenGL's implementations is. Others are moved by 1/65536
  /// of a sample's area.
  @inline(__always)
  private static func constant(_ a: Int32, _ b: Int32, _ corner: ScreenVertex) -> Int64 {
    let isOwned = a > 0 || (a == 0 && b > 0)
    let constant = -(Int64(a) &* Int64(corner.x) &+ Int64(b) &* Int64(corner.y))
    return (constant &- (isOwned ? 0 : 1)) >> 8
  }
}
