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

  /// The box around all objects to draw.
  ///
  /// - Returns: Nil if there are none.
  public var bounds: BoundingBox? {
    BoundingBox(
      around: activeObjectsWithMesh.flatMap { object in
        let matrix = object.transformation.matrix
        return (object.mesh?.bounds.corners ?? []).map { matrix.transform(point: $0) }
      })
  }
}
