import Foundation
import Testing

@testable import PhongRendering

@Suite("The renderer's own logarithm and exponential")
struct FastMathTests {
  @Test("are as exact as single precision needs")
  func exactness() {
    for step in 1..<20_000 {
      let value = Float(step) / 10_000
      let logarithm = Float4(repeating: value).logarithm[step % 4]
      #expect(abs(Double(logarithm) - log2(Double(value))) < 2e-6)
      let power = -Float(step) / 160
      let exponential = Float4(repeating: power).exponential[step % 4]
      #expect(abs(Double(exponential) / exp2(Double(power)) - 1) < 1e-6)
    }
  }

  @Test("give a cosine's power to a thousandth of what 8 bits show")
  func powers() {
    for exponent: Float in [0, 1, 10, 25.6, 76.8, 128] {
      for step in 1...1000 {
        let cosine = Float(step) / 1000
        let power = (Float4(repeating: cosine).logarithm * exponent).exponential[0]
        #expect(abs(Double(power) - pow(Double(cosine), Double(exponent))) < 4e-6)
      }
    }
  }

  @Test("round to the nearest whole number, and bound what is no number")
  func bounds() {
    #expect(Float4(0.4, 0.6, -0.6, 1_000_000).rounded4 == Int4(0, 1, -1, 1_000_000))
    #expect(Float4.maximum(Float4(.nan, -1, 2, 0), 0) == Float4(0, 0, 2, 0))
    #expect(Float4.minimum(Float4(.nan, -1, 2, 0), 1) == Float4(1, -1, 1, 0))
  }
}
