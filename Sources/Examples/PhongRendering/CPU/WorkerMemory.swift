/// What one worker writes: its share of the triangles, sorted into tiles, and the tile it works on.
final class WorkerMemory {
  let triangles = ScratchBuffer<TriangleRecord>()

  /// For each tile, where its triangles begin in `binned`; one more entry at the end.
  let binStarts = ScratchBuffer<Int32>()
  let binned = ScratchBuffer<UInt32>()

  /// Depth and triangle number of each sample of the tile, four samples of a pixel side by side.
  let depths = ScratchBuffer<Float4>(capacity: SampleGrid.tilePixels * SampleGrid.tilePixels)
  let owners = ScratchBuffer<SIMD4<UInt32>>(
    capacity: SampleGrid.tilePixels * SampleGrid.tilePixels)

  /// Sorts the triangles into the tiles that they may touch, in the order in which they are drawn.
  func bin(into grid: SampleGrid) {
    let tiles = grid.tileCount
    binStarts.reserve(tiles + 2)
    let starts = binStarts.base
    starts.update(repeating: 0, count: tiles + 2)
    // Counts first, shifted by two, so that the second pass leaves the starts in place.
    forEachTile(of: grid) { tile, _ in starts[tile + 2] &+= 1 }
    for tile in 0..<tiles { starts[tile + 2] &+= starts[tile + 1] }
    binned.reserve(Int(starts[tiles + 1]))
    let entries = binned.base
    forEachTile(of: grid) { tile, triangle in
      let place = starts[tile + 1]
      entries[Int(place)] = triangle
      starts[tile + 1] = place &+ 1
    }
  }

  @inline(__always)
  private func forEachTile(of grid: SampleGrid, _ body: (Int, UInt32) -> Void) {
    let side = Int32(SampleGrid.tileSamples), columns = grid.tileColumns
    let records = triangles.base
    for number in 0..<triangles.count {
      let record = records + number
      let minX = Int(Int32(record.pointee.minX) / side),
        maxX = Int(Int32(record.pointee.maxX) / side)
      let minY = Int(Int32(record.pointee.minY) / side),
        maxY = Int(Int32(record.pointee.maxY) / side)
      for row in minY...maxY {
        for column in minX...maxX { body(row &* columns &+ column, UInt32(number)) }
      }
    }
  }
}
