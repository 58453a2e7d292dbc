import Phong

/// Lights the samples of a tile and averages the four of each pixel.
struct TileShader {
  let grid: SampleGrid
  let rays: ViewRays
  let kernel: PhongKernel
  let objects: UnsafePointer<ObjectShading>

  /// Writes the pixels of a tile.
  ///
  /// - Parameters:
  ///   - tile: The tile's number.
  ///   - memory: The owners of its samples; nil if it has none.
  ///   - records: The triangles of each worker.
  ///   - pixels: The picture, from the top left.
  func shade(
    tile: Int, memory: WorkerMemory?, records: UnsafePointer<UnsafeMutablePointer<TriangleRecord>>,
    into pixels: UnsafeMutablePointer<UInt32>
  ) {
    let side = SampleGrid.tilePixels
    let left = tile % grid.tileColumns * side, bottom = tile / grid.tileColumns * side
    let columns = min(side, grid.width - left), rows = min(side, grid.height - bottom)
    for row in 0..<rows {
      let line = pixels + (grid.height - 1 - bottom - row) * grid.width + left
      guard let memory else {
        line.update(repeating: 0, count: columns)
        continue
      }
      let owners = memory.owners.base + row * side
      for column in 0..<columns {
        line[column] = pixel(
          owners[column], x: Float(2 * (left + column)), y: Float(2 * (bottom + row)),
          records: records)
      }
    }
  }

  /// The colour of a pixel: the mean of its covered samples, and how many these are as alpha.
  @inline(__always)
  private func pixel(
    _ owners: SIMD4<UInt32>, x: Float, y: Float,
    records: UnsafePointer<UnsafeMutablePointer<TriangleRecord>>
  ) -> UInt32 {
    var rest = owners .!= TileRasterizer.nobody
    let all = unsafeBitCast(owners, to: SIMD2<UInt64>.self)
    guard all != SIMD2(repeating: .max) else { return 0 }
    var sum = Lanes3(x: .zero, y: .zero, z: .zero)
    var count: Int32 = 0
    // One pass for each object in the pixel; nearly always one.
    repeat {
      let first = Self.firstLane(rest)
      let object = Self.record(owners[first], records).pointee.object
      var lanes = rest
      let samples = gather(owners, lanes: &lanes, object: object, x: x, y: y, records: records)
      let color = kernel.intensity(
        normal: samples.normal, ray: ray(x, y), depth: 1 / samples.inverseDepth,
        object: objects[Int(object)])
      sum.x += Self.visible(color.x, lanes)
      sum.y += Self.visible(color.y, lanes)
      sum.z += Self.visible(color.z, lanes)
      count += Int32(Self.count(lanes))
      rest = rest .& .!lanes
    } while Self.count(rest) > 0
    return Self.packed(sum, count: count)
  }

  /// The normals and depths of the samples that belong to an object.
  ///
  /// - Parameter lanes: The samples in question; those of other objects are taken out.
  @inline(__always)
  private func gather(
    _ owners: SIMD4<UInt32>, lanes: inout SIMDMask<Int4>, object: UInt32, x: Float, y: Float,
    records: UnsafePointer<UnsafeMutablePointer<TriangleRecord>>
  ) -> (normal: Lanes3, inverseDepth: Float4) {
    var normal = Lanes3(x: .one, y: .one, z: .one)
    var inverseDepth = Float4.one
    for lane in 0..<4 where lanes[lane] {
      let record = Self.record(owners[lane], records)
      guard record.pointee.object == object else {
        lanes[lane] = false
        continue
      }
      let value =
        record.pointee.attribute
        + record.pointee.attributeX * (x + Float(lane & 1) - record.pointee.x)
        + record.pointee.attributeY * (y + Float(lane >> 1) - record.pointee.y)
      normal.x[lane] = value.x
      normal.y[lane] = value.y
      normal.z[lane] = value.z
      inverseDepth[lane] = value.w
    }
    return (normal, inverseDepth)
  }

  @inline(__always)
  private func ray(_ x: Float, _ y: Float) -> Lanes3 {
    let start = rays.origin + rays.stepX * x + rays.stepY * y
    let right = Float4(0, 1, 0, 1), up = Float4(0, 0, 1, 1)
    return Lanes3(
      x: start.x + right * rays.stepX.x + up * rays.stepY.x,
      y: start.y + right * rays.stepX.y + up * rays.stepY.y,
      z: start.z + right * rays.stepX.z + up * rays.stepY.z)
  }

  @inline(__always)
  private static func record(
    _ owner: UInt32, _ records: UnsafePointer<UnsafeMutablePointer<TriangleRecord>>
  ) -> UnsafePointer<TriangleRecord> {
    let mask = (UInt32(1) << TileRasterizer.workerShift) &- 1
    return UnsafePointer(records[Int(owner >> TileRasterizer.workerShift)] + Int(owner & mask))
  }

  /// Clamped to what 8 bits show, as a framebuffer does; 0 for samples that do not count.
  @inline(__always)
  private static func visible(_ color: Float4, _ lanes: SIMDMask<Int4>) -> Float4 {
    let clamped = Float4.minimum(Float4.maximum(color, 0), 1)
    return Float4.zero.replacing(with: clamped, where: lanes)
  }

  @inline(__always)
  private static func count(_ lanes: SIMDMask<Int4>) -> Int {
    (lanes[0] ? 1 : 0) &+ (lanes[1] ? 1 : 0) &+ (lanes[2] ? 1 : 0) &+ (lanes[3] ? 1 : 0)
  }

  @inline(__always)
  private static func firstLane(_ lanes: SIMDMask<Int4>) -> Int {
    lanes[0] ? 0 : lanes[1] ? 1 : lanes[2] ? 2 : 3
  }

  @inline(__always)
  private static func packed(_ sum: Lanes3, count: Int32) -> UInt32 {
    let mean = Float4(sum.x.sum(), sum.y.sum(), sum.z.sum(), 0) * (255 / Float(count))
    let bytes = mean.rounded4
    let alpha = UInt32((count &* 255 &+ 2) >> 2)
    let color = UInt32(bytes[0]) | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) << 16
    return (color | alpha << 24).littleEndian
  }
}
