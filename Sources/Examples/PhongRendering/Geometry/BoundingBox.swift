import Phong

/// The smallest box along the axes that holds some points.
public struct BoundingBox: Sendable, Hashable {
  /// The corner with the smallest coordinates.
  public var minimum: Vector3

  /// The corner with the largest coordinates.
  public var maximum: Vector3

  /// The box around points.
  ///
  /// - Parameter points: The points; nil is returned if there are none.
  /// - Complexity: O(number of points).
  public init?(around points: some Sequence<Vector3>) {
    var iterator = points.makeIterator()
    guard let first = iterator.next() else { return nil }
    minimum = first
    maximum = first
    while let point = iterator.next() {
      minimum.replace(with: point, where: point .< minimum)
      maximum.replace(with: point, where: point .> maximum)
    }
  }

  /// The point in the middle.
  public var center: Vector3 { minimum + (maximum - minimum) / 2 }

  /// Half the distance between opposite corners: the radius of a ball that holds the box.
  public var radius: Float { ((maximum - minimum) / 2).length }

  /// The eight corners.
  public var corners: [Vector3] {
    (0..<8).map { corner in
      Vector3(
        corner & 1 == 0 ? minimum.x : maximum.x, corner & 2 == 0 ? minimum.y : maximum.y,
        corner & 4 == 0 ? minimum.z : maximum.z)
    }
  }
}
