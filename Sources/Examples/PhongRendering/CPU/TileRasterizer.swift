/// Finds out, for one tile, which triangle is in front at each sample.
struct TileRasterizer {
  /// The number of a worker's triangle among those of all workers.
  static func owner(worker: Int, triangle: UInt32) -> UInt32 {
    UInt32(worker) << workerShift | triangle
  }

  static let workerShift: UInt32 = 26
  static let nobody = UInt32.max

  let grid: SampleGrid

  /// Draws all triangles of a tile.
  ///
  /// - Parameters:
  ///   - tile: The tile's number.
  ///   - workers: Who set up the triangles.
  ///   - memory: Where depths and owners are written.
  /// - Returns: False if there are none, and nothing was written.
  func draw(tile: Int, of workers: [WorkerMemory], into memory: WorkerMemory) -> Bool {
    let isEmpty = workers.allSatisfy { $0.binStarts.base[tile] == $0.binStarts.base[tile + 1] }
    guard !isEmpty else { return false }
    let pixels = SampleGrid.tilePixels * SampleGrid.tilePixels
    memory.depths.base.update(repeating: Float4(repeating: 1), count: pixels)
    memory.owners.base.update(repeating: SIMD4(repeating: Self.nobody), count: pixels)
    let originX = Int32(tile % grid.tileColumns * SampleGrid.tileSamples)
    let originY = Int32(tile / grid.tileColumns * SampleGrid.tileSamples)
    for (number, worker) in workers.enumerated() {
      let first = Int(worker.binStarts.base[tile]), end = Int(worker.binStarts.base[tile + 1])
      let entries = worker.binned.base, records = worker.triangles.base
      for entry in first..<end {
        let triangle = entries[entry]
        draw(
          records + Int(triangle), owner: Self.owner(worker: number, triangle: triangle),
          originX: originX, originY: originY, depths: memory.depths.base,
          owners: memory.owners.base)
      }
    }
    return true
  }

  /// Draws one triangle, a pixel of four samples at a time.
  @inline(__always)
  private func draw(
    _ record: UnsafePointer<TriangleRecord>, owner: UInt32, originX: Int32, originY: Int32,
    depths: UnsafeMutablePointer<Float4>, owners: UnsafeMutablePointer<SIMD4<UInt32>>
  ) {
    let side = Int32(SampleGrid.tileSamples)
    let firstColumn = (max(Int32(record.pointee.minX), originX) &- originX) >> 1
    let lastColumn = (min(Int32(record.pointee.maxX), originX &+ side &- 1) &- originX) >> 1
    let firstRow = (max(Int32(record.pointee.minY), originY) &- originY) >> 1
    let lastRow = (min(Int32(record.pointee.maxY), originY &+ side &- 1) &- originY) >> 1

    let x = originX &+ 2 &* firstColumn, y = originY &+ 2 &* firstRow
    let a = record.pointee.a, b = record.pointee.b
    var edge0 = Self.edge(a[0], b[0], record.pointee.c.0, x, y)
    var edge1 = Self.edge(a[1], b[1], record.pointee.c.1, x, y)
    var edge2 = Self.edge(a[2], b[2], record.pointee.c.2, x, y)
    let stepX = a &<< 1, stepY = b &<< 1
    let zX = record.pointee.zX, zY = record.pointee.zY
    let start =
      record.pointee.z + zX * (Float(x) - record.pointee.x) + zY * (Float(y) - record.pointee.y)
    var rowDepth = Float4(0, zX, zY, zX + zY) + start
    let ownerLanes = SIMD4<UInt32>(repeating: owner)

    var row = firstRow
    while row <= lastRow {
      var (inner0, inner1, inner2, depth) = (edge0, edge1, edge2, rowDepth)
      var place = Int(row &* Int32(SampleGrid.tilePixels) &+ firstColumn)
      let end = Int(row &* Int32(SampleGrid.tilePixels) &+ lastColumn)
      while place <= end {
        let nearest = depths[place]
        let isInside = (inner0 | inner1 | inner2) .>= 0
        let isVisible = isInside .& (depth .< nearest)
        depths[place] = nearest.replacing(with: depth, where: isVisible)
        owners[place] = owners[place].replacing(with: ownerLanes, where: isVisible)
        inner0 &+= stepX[0]
        inner1 &+= stepX[1]
        inner2 &+= stepX[2]
        depth += 2 * zX
        place &+= 1
      }
      edge0 &+= stepY[0]
      edge1 &+= stepY[1]
      edge2 &+= stepY[2]
      rowDepth += 2 * zY
      row &+= 1
    }
  }

  /// An edge at the four samples of a pixel.
  @inline(__always)
  private static func edge(
    _ a: Int32, _ b: Int32, _ c: Int64, _ x: Int32, _ y: Int32
  ) -> Int4 {
    let corner = c &+ Int64(a) &* Int64(x) &+ Int64(b) &* Int64(y)
    // Beyond this, the edge does not cross the tile; the sign is all that matters.
    let limit: Int64 = 1 << 30
    let start = Int32(truncatingIfNeeded: min(max(corner, -limit), limit))
    return Int4(0, a, b, a &+ b) &+ start
  }
}
