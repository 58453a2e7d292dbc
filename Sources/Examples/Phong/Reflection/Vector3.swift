/// A direction or a place in space.
public typealias Vector3 = SIMD3<Float>

/// The dot product: the cosine of the angle between two unit vectors.
///
/// - Parameters:
///   - first: A vector.
///   - second: Another one.
/// - Returns: The sum of the products of their components.
@inlinable
public func dot<Scalar: FloatingPoint>(_ first: SIMD3<Scalar>, _ second: SIMD3<Scalar>) -> Scalar {
  (first * second).sum()
}

/// The cross product: a vector that stands on both, right-handed.
///
/// - Parameters:
///   - first: A vector.
///   - second: Another one.
/// - Returns: The zero vector if the two lie on one line.
@inlinable
public func cross<Scalar: FloatingPoint>(
  _ first: SIMD3<Scalar>, _ second: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  SIMD3(
    first.y * second.z - first.z * second.y,
    first.z * second.x - first.x * second.z,
    first.x * second.y - first.y * second.x)
}

extension SIMD3 where Scalar: FloatingPoint {
  /// The vector's length.
  @inlinable
  public var length: Scalar { dot(self, self).squareRoot() }

  /// The vector of length 1 in the same direction, or the zero vector if there is no direction.
  @inlinable
  public var normalized: SIMD3 {
    let largest = Swift.max(abs(x), abs(y), abs(z))
    guard largest > 0, largest.isFinite else { return .zero }
    // Divided by the largest component first: its square cannot overflow or vanish.
    let scaled = self / largest
    return scaled / scaled.length
  }
}
