/// The direction in which a mirror sends light: R = 2 (N.L) N - L.
///
/// L is split into a part along the normal, (N.L) N, and a part across it. The mirror keeps the part
/// along the normal and turns the other one round. So the angle in is the angle out, and all three lie
/// in one plane. GLSL's `reflect` takes the light's direction of travel instead: `reflect(-L, N)`.
///
/// ```swift
/// reflect([0, 1, 1].normalized, about: [0, 0, 1])   // (0, -0.707107, 0.707107)
/// ```
///
/// - Parameters:
///   - light: L, the direction to the light, away from the surface. Not necessarily of length 1; the
///     reflection has the same length.
///   - normal: N, the surface's normal, of length 1.
/// - Returns: R, the direction in which the light leaves, away from the surface.
@inlinable
public func reflect<Scalar: FloatingPoint>(
  _ light: SIMD3<Scalar>, about normal: SIMD3<Scalar>
) -> SIMD3<Scalar> {
  2 * dot(normal, light) * normal - light
}
