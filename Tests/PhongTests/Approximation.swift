/// Whether two vectors differ by no more than a rounding error in any component.
func isClose<Scalar: FloatingPoint>(
  _ first: SIMD3<Scalar>, _ second: SIMD3<Scalar>, within tolerance: Scalar
) -> Bool {
  (0..<3).allSatisfy { abs(first[$0] - second[$0]) <= tolerance }
}
