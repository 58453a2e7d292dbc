import Phong

/// A thing in a scene.
public struct GameObject: Sendable {
  /// Whether it takes part. An inactive object is not drawn.
  public var isActive: Bool

  /// Where it stands.
  public var transformation: Transformation

  /// Its shape. Nil for an object that has a place but no shape.
  public var mesh: Mesh?

  /// What it is made of.
  public var material: PhongMaterial

  /// Makes an object.
  ///
  /// - Parameters:
  ///   - mesh: Its shape, if it has one.
  ///   - material: What it is made of.
  ///   - transformation: Where it stands.
  ///   - isActive: Whether it takes part.
  public init(
    mesh: Mesh?, material: PhongMaterial = .bronze, transformation: Transformation = .identity,
    isActive: Bool = true
  ) {
    self.mesh = mesh
    self.material = material
    self.transformation = transformation
    self.isActive = isActive
  }
}
