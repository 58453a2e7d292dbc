import Foundation

/// A cosine raised to a shininess. A shininess of 0 gives 1 even at a right angle, as GLSL's `pow` does
/// in the limit.
func power(_ base: Float, _ exponent: Float) -> Float {
  exponent == 0 ? 1 : pow(base, exponent)
}
