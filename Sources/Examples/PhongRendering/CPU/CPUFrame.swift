import Foundation
import Phong
import StageImages
import Synchronization

/// One frame of the CPU renderer: four phases, each shared by all workers.
///
/// Corners are projected; triangles are set up and sorted into tiles; for each tile, the nearest triangle of
/// each sample is found, and then lit. So each sample is lit once, however many triangles cover it.
struct CPUFrame {
  private let grid: SampleGrid
  private let projection: Projection
  private let objects: [FrameObject]
  private let shading: [ObjectShading]
  private let rays: ViewRays
  private let lightCount: Int
  private let memory: FrameMemory

  init(_ scene: Scene, from camera: Camera, size: PictureSize, memory: FrameMemory) {
    grid = SampleGrid(size)
    projection = Projection(grid)
    rays = ViewRays(camera, grid: grid)
    lightCount = scene.lighting.lights.count
    self.memory = memory
    let viewProjection = camera.projectionMatrix(aspect: size.aspect) * camera.viewMatrix
    var objects: [FrameObject] = [], shading: [ObjectShading] = []
    var vertices = 0, triangles = 0
    memory.lights.removeAll()
    for object in scene.activeObjectsWithMesh {
      guard let mesh = object.mesh else { continue }
      objects.append(
        FrameObject(
          object, mesh: mesh, viewProjection: viewProjection, firstVertex: vertices,
          firstTriangle: triangles))
      vertices += mesh.positions.count
      triangles += mesh.triangleCount
      let material = object.material
      shading.append(
        ObjectShading(
          constant: material.emissive * scene.lighting.emissive
            + material.ambient * scene.lighting.ambient,
          shininess: material.shininess, firstLight: memory.lights.count))
      for light in scene.lighting.lights {
        memory.lights.append(LightShading(light, on: material))
      }
    }
    self.objects = objects
    self.shading = shading
    memory.vertices.reserve(vertices)
  }

  /// Draws the frame.
  func draw() -> [UInt8] {
    let workers = memory.workers.count
    Self.parallel(workers) { worker in transform(worker) }
    Self.parallel(workers) { worker in setUp(worker) }
    let bytes = grid.width * grid.height * 4
    return [UInt8](unsafeUninitializedCapacity: bytes) { buffer, count in
      if let base = buffer.baseAddress {
        base.withMemoryRebound(to: UInt32.self, capacity: bytes / 4) { drawTiles(into: $0) }
      }
      count = bytes
    }
  }

  /// Runs a phase on all workers and waits for the last one.
  private static func parallel(_ workers: Int, _ work: (Int) -> Void) {
    if workers == 1 {
      work(0)
    } else {
      // The closure is not Sendable because it reads raw memory; see `FrameMemory`.
      nonisolated(unsafe) let work = work
      DispatchQueue.concurrentPerform(iterations: workers) { work($0) }
    }
  }

  /// A worker's share of a number of things.
  private func share(_ worker: Int, of count: Int) -> Range<Int> {
    let workers = memory.workers.count
    return count * worker / workers..<count * (worker + 1) / workers
  }

  // MARK: Corners

  private func transform(_ worker: Int) {
    for object in objects {
      let range = share(worker, of: object.vertexCount)
      let target = memory.vertices.base + object.firstVertex
      object.mesh.positions.withUnsafeBufferPointer { positions in
        object.mesh.normals.withUnsafeBufferPointer { normals in
          for number in range {
            target[number] = projection.vertex(
              clip: object.clip(positions[number]), normal: object.worldNormal(normals[number]))
          }
        }
      }
    }
  }

  // MARK: Triangles

  private func setUp(_ worker: Int) {
    let target = memory.workers[worker]
    target.triangles.removeAll()
    let total = objects.reduce(0) { $0 + $1.triangleCount }
    // Consecutive shares: the order in which triangles are drawn does not depend on the workers.
    let range = share(worker, of: total)
    target.triangles.reserve(range.count)
    let clipper = Clipper(projection)
    for (number, object) in objects.enumerated() {
      let own = object.firstTriangle..<object.firstTriangle + object.triangleCount
      let part = own.clamped(to: range)
      if part.isEmpty { continue }
      setUp(
        object, number: UInt32(number),
        triangles: part.lowerBound - own.lowerBound..<part.upperBound - own.lowerBound,
        clipper: clipper, into: target.triangles)
    }
    target.bin(into: grid)
  }

  private func setUp(
    _ object: FrameObject, number: UInt32, triangles: Range<Int>, clipper: Clipper,
    into target: ScratchBuffer<TriangleRecord>
  ) {
    let vertices = memory.vertices.base + object.firstVertex
    let isMirrored = object.isMirrored, isClosed = object.isClosed
    object.mesh.indices.withUnsafeBufferPointer { indices in
      for triangle in triangles {
        let corner = 3 * triangle
        let (a, b, c) = (
          Int(indices[corner]), Int(indices[corner + 1]), Int(indices[corner + 2])
        )
        let (first, second, third) = (vertices[a], vertices[b], vertices[c])
        // Three corners beyond the guard band may still have the picture between them.
        let beyond = first.outside & second.outside & third.outside
        if beyond & ~ClipCode.guardBand != 0 { continue }
        if (first.outside | second.outside | third.outside) & ClipCode.mustCut != 0 {
          cut(object, number: number, corners: [a, b, c], clipper: clipper, into: target)
          continue
        }
        if let record = TriangleRecord(
          first, second, third, object: number, isMirrored: isMirrored, hidesBack: isClosed,
          grid: grid)
        {
          target.append(record)
        }
      }
    }
  }

  /// Cuts a triangle and sets up what is left of it.
  private func cut(
    _ object: FrameObject, number: UInt32, corners: [Int], clipper: Clipper,
    into target: ScratchBuffer<TriangleRecord>
  ) {
    let polygon = clipper.clip(
      corners.map {
        Clipper.Corner(
          clip: object.clip(object.mesh.positions[$0]),
          normal: object.worldNormal(object.mesh.normals[$0]))
      })
    let projected = polygon.map { projection.vertex(clip: $0.clip, normal: $0.normal) }
    guard projected.count >= 3, projected.allSatisfy({ $0.outside & ClipCode.guardBand == 0 })
    else { return }
    for last in 2..<projected.count {
      if let record = TriangleRecord(
        projected[0], projected[last - 1], projected[last], object: number,
        isMirrored: object.isMirrored, hidesBack: object.isClosed, grid: grid)
      {
        target.append(record)
      }
    }
  }

  // MARK: Tiles

  private func drawTiles(into pixels: UnsafeMutablePointer<UInt32>) {
    let rasterizer = TileRasterizer(grid: grid)
    let kernel = PhongKernel(
      lights: memory.lights.base, lightCount: lightCount, eye: rays.eye)
    let records = memory.workers.map(\.triangles.base)
    let next = Atomic(0)
    shading.withUnsafeBufferPointer { objects in
      records.withUnsafeBufferPointer { records in
        guard let records = records.baseAddress, let objects = objects.baseAddress else {
          pixels.update(repeating: 0, count: grid.width * grid.height)
          return
        }
        let shader = TileShader(grid: grid, rays: rays, kernel: kernel, objects: objects)
        Self.parallel(memory.workers.count) { worker in
          let own = memory.workers[worker]
          while true {
            let tile = next.wrappingAdd(1, ordering: .relaxed).oldValue
            guard tile < grid.tileCount else { return }
            let isDrawn = rasterizer.draw(tile: tile, of: memory.workers, into: own)
            shader.shade(
              tile: tile, memory: isDrawn ? own : nil, records: records, into: pixels)
          }
        }
      }
    }
  }
}
