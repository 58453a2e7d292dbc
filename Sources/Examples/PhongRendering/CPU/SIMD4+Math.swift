/// Four numbers at a time; each function is a few instructions of the baseline instruction set.
typealias Float4 = SIMD4<Float>
typealias Int4 = SIMD4<Int32>

extension SIMD4<Float> {
  /// The bits of each number. `unsafeBitCast` is safe here: both types are 16 bytes without padding, and
  /// every pattern of bits is valid in both. The standard library has no such conversion for vectors.
  @inline(__always)
  var bits: Int4 { unsafeBitCast(self, to: Int4.self) }

  /// The numbers with these bits; see `bits`.
  @inline(__always)
  init(bits: Int4) { self = unsafeBitCast(bits, to: Float4.self) }

  /// The nearest whole numbers of values between -2^22 and 2^22.
  ///
  /// Adding 1.5 x 2^23 leaves no room for fractions, and the whole number stands in the lowest bits.
  @inline(__always)
  var rounded4: Int4 { (self + 12_582_912).bits &- Float4(repeating: 12_582_912).bits }

  /// The logarithm to base 2 of positive, finite, normal numbers, to about 1e-7.
  @inline(__always)
  var logarithm: Float4 {
    // x = 2^e m with m from 1/sqrt 2 to sqrt 2; log m is a series of (m - 1)/(m + 1).
    let offset = Int4(repeating: 0x3F35_04F3)
    let shifted = bits &- offset
    let exponent = shifted &>> 23
    let mantissa = Float4(bits: (shifted & 0x7F_FFFF) &+ offset)
    let whole = Float4(bits: exponent &+ 0x4B40_0000) - 12_582_912
    let t = (mantissa - 1) / (mantissa + 1)
    let square = t * t
    let series = ((square * 0.412_198_58 + 0.577_078_02) * square + 0.961_796_7) * square
    return whole + t * (series + 2.885_390_1)
  }

  /// Two to the power of numbers from -126 to 127, to about 2e-7 of the result. Smaller ones give 2^-126.
  @inline(__always)
  var exponential: Float4 {
    let power = Float4.maximum(self, -126)
    let whole = power.rounded4
    let fraction = power - (Float4(bits: whole &+ 0x4B40_0000) - 12_582_912)
    var series = fraction * 0.000_154_353_4 + 0.001_339_887_4
    series = series * fraction + 0.009_618_437
    series = series * fraction + 0.055_503_33
    series = series * fraction + 0.240_226_48
    series = series * fraction + 0.693_147_2
    series = series * fraction + 1
    return Float4(bits: series.bits &+ (whole &<< 23))
  }

  /// The square roots of numbers that are not negative.
  @inline(__always)
  var root: Float4 { squareRoot() }

  /// The larger of two numbers in each lane; the second one where the first is no number.
  @inline(__always)
  static func maximum(_ first: Float4, _ second: Float) -> Float4 {
    let other = Float4(repeating: second)
    return other.replacing(with: first, where: first .> other)
  }

  /// The smaller of two numbers in each lane; the second one where the first is no number.
  @inline(__always)
  static func minimum(_ first: Float4, _ second: Float) -> Float4 {
    let other = Float4(repeating: second)
    return other.replacing(with: first, where: first .< other)
  }
}
