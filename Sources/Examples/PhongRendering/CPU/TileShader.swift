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
    let covered = owners .!= TileRasterizer.nobody
    // Samples that nothing covers repeat one that is covered; they do not count in the end.
    let any = Self.anyOwner(owners)
    guard any != TileRasterizer.nobody else { return 0 }
    let known = owners.replacing(with: any, where: owners .== TileRasterizer.nobody)
    let first = Self.record(known[0], records), second = Self.record(known[1], records)
    let third = Self.record(known[2], records), fourth = Self.record(known[3], records)
    let samples = Self.transposed(
      Self.attribute(first, x, y), Self.attribute(second, x + 1, y),
      Self.attribute(third, x, y + 1), Self.attribute(fourth, x + 1, y + 1))
    let ray = ray(x, y)
    let object = first.pointee.object
    if object == second.pointee.object, object == third.pointee.object,
      object == fourth.pointee.object
    {
      let color = kernel.intensity(
        normal: samples.normal, ray: ray, depth: 1 / samples.inverseDepth,
        object: objects[Int(object)])
      return Self.packed(Self.visible(color, covered), count: Self.count(covered))
    }
    // Several objects meet in the pixel: lit as each of them, and each sample picks its own.
    var sum = Lanes3(x: .zero, y: .zero, z: .zero)
    let owning = SIMD4(
      object, second.pointee.object, third.pointee.object, fourth.pointee.object)
    for lane in 0..<4 where (0..<lane).allSatisfy({ owning[$0] != owning[lane] }) {
      let color = kernel.intensity(
        normal: samples.normal, ray: ray, depth: 1 / samples.inverseDepth,
        object: objects[Int(owning[lane])])
      let part = Self.visible(color, covered .& (owning .== owning[lane]))
      sum = Lanes3(x: sum.x + part.x, y: sum.y + part.y, z: sum.z + part.z)
    }
    return Self.packed(sum, count: Self.count(covered))
  }

  @inline(__always)
  private static func anyOwner(_ owners: SIMD4<UInt32>) -> UInt32 {
    // Nobody is the largest number.
    min(min(owners[0], owners[1]), min(owners[2], owners[3]))
  }

  /// Normal and inverse depth at a sample.
  @inline(__always)
  private static func attribute(
    _ record: UnsafePointer<TriangleRecord>, _ x: Float, _ y: Float
  ) -> SIMD4<Float> {
    record.pointee.attribute
      + record.pointee.attributeX * (x - record.pointee.x)
      + record.pointee.attributeY * (y - record.pointee.y)
  }

  @inline(__always)
  private static func transposed(
    _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>
  ) -> (normal: Lanes3, inverseDepth: Float4) {
    (
      Lanes3(
        x: Float4(a.x, b.x, c.x, d.x), y: Float4(a.y, b.y, c.y, d.y),
        z: Float4(a.z, b.z, c.z, d.z)),
      Float4(a.w, b.w, c.w, d.w)
    )
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
  private static func visible(_ color: Lanes3, _ lanes: SIMDMask<Int4>) -> Lanes3 {
    @inline(__always)
    func visible(_ channel: Float4) -> Float4 {
      let clamped = Float4.minimum(Float4.maximum(channel, 0), 1)
      return Float4.zero.replacing(with: clamped, where: lanes)
    }
    return Lanes3(x: visible(color.x), y: visible(color.y), z: visible(color.z))
  }

  @inline(__always)
  private static func count(_ lanes: SIMDMask<Int4>) -> Float {
    let ones = Float4.zero.replacing(with: 1, where: lanes)
    return (ones[0] + ones[1]) + (ones[2] + ones[3])
  }

  @inline(__always)
  private static func packed(_ sum: Lanes3, count: Float) -> UInt32 {
    let scale = 255 / count
    let mean = Float4(
      total(sum.x) * scale, total(sum.y) * scale, total(sum.z) * scale, count * 63.75)
    let bytes = mean.rounded4
    let color = UInt32(truncatingIfNeeded: bytes[0] | bytes[1] << 8 | bytes[2] << 16)
    return (color | UInt32(truncatingIfNeeded: bytes[3]) << 24).littleEndian
  }

  @inline(__always)
  private static func total(_ lanes: Float4) -> Float {
    (lanes[0] + lanes[1]) + (lanes[2] + lanes[3])
  }
}
