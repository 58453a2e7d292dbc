import Phong

/// Things, and the light that falls on them.
public struct Scene: Sendable {
  /// All objects, drawn ones and others.
  public var objects: [GameObject]

  /// The light.
  public var lighting: PhongLighting

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - objects: The things in it.
  ///   - lighting: The light.
  public init(objects: [GameObject], lighting: PhongLighting) {
    self.objects = objects
    self.lighting = lighting
  }

  /// The active objects that have a mesh, in order: those to draw.
  public var activeObjectsWithMesh: [GameObject] {
    objects.filter { $0.isActive && $0.mesh != nil }
  }

  /// A ball that holds all objects to draw.
  ///
  /// - Returns: Nil if there are none.
  /// - Complexity: O(number of objects).
  public var boundingSphere: BoundingSphere? {
    let balls = activeObjectsWithMesh.compactMap { object in
      object.mesh.map { mesh in
        let matrix = object.transformation.matrix
        let factors = object.transformation.scale
        return BoundingSphere(
          center: matrix.transform(point: mesh.bounds.center),
          radius: mesh.radius * max(abs(factors.x), abs(factors.y), abs(factors.z)))
      }
    }
    guard let box = BoundingBox(around: balls.map(\.center)) else { return nil }
    let reach = balls.map { ($0.center - box.center).length + $0.radius }.max() ?? 0
    return BoundingSphere(center: box.center, radius: reach)
  }
}
