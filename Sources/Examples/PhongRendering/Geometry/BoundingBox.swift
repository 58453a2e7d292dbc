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
}
