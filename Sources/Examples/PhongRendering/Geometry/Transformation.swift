import Phong

/// Where an object stands, how it is turned and how large it is.
public struct Transformation: Sendable, Hashable {
  /// Where the object's origin goes.
  public var translation: Vector3

  /// How it is turned.
  public var rotation: Rotation

  /// How much it is stretched along its own axes.
  public var scale: Vector3

  /// Describes where an object stands.
  ///
  /// - Parameters:
  ///   - translation: Where the object's origin goes.
  ///   - rotation: How it is turned.
  ///   - scale: How much it is stretched along its own axes. Negative factors mirror.
  public init(
    translation: Vector3 = .zero, rotation: Rotation = .none, scale: Vector3 = .one
  ) {
    self.translation = translation
    self.rotation = rotation
    self.scale = scale
  }

  /// The object at the origin, as it was made.
  public static let identity = Transformation()

  /// The matrix that stretches, then turns, then moves.
  public var matrix: Matrix4 {
    .translation(translation) * rotation.matrix * .scale(scale)
  }
}
