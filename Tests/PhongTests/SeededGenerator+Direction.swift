import SeededRandom

extension SeededGenerator {
  /// A unit vector in any direction.
  mutating func direction() -> SIMD3<Double> {
    while true {
      let vector = SIMD3<Double>.random(in: -1...1, using: &self)
      let square = (vector * vector).sum()
      if square > 0.01, square <= 1 { return vector / square.squareRoot() }
    }
  }
}
