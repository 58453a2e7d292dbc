import Phong
import SeededRandom
import Testing

@Suite("The reflection vector")
struct ReflectionTests {
  @Test("leaves at the angle at which the light came, on the other side, in the same plane")
  func lawOfReflection() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      let light = random.direction(), normal = random.direction()
      let reflection = reflect(light, about: normal)
      #expect(abs(dot(reflection, normal) - dot(light, normal)) < 1e-14)
      #expect(abs(dot(cross(light, normal), reflection)) < 1e-14)
      #expect(isClose(light + reflection, 2 * dot(light, normal) * normal, within: 1e-14))
    }
  }

  @Test("keeps the length, and gives the light back when reflected again")
  func isAnInvolution() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<10_000 {
      let light = 3 * random.direction(), normal = random.direction()
      let reflection = reflect(light, about: normal)
      #expect(abs(reflection.length - 3) < 1e-13)
      #expect(isClose(reflect(reflection, about: normal), light, within: 1e-13))
    }
  }

  @Test("agrees with the shader's reflect, which takes the direction of travel")
  func agreesWithTheShader() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1_000 {
      let light = random.direction(), normal = random.direction()
      let incident = -light
      let shader = incident - 2 * dot(normal, incident) * normal
      #expect(isClose(reflect(light, about: normal), shader, within: 1e-14))
    }
  }
}

@Suite("Unit vectors")
struct UnitVectorTests {
  @Test("have length 1, however long the vector was", arguments: [1e-30, 1e-3, 1, 1e18] as [Float])
  func anyLength(scale: Float) {
    #expect(isClose((Vector3(3, 4, 0) * scale).normalized, [0.6, 0.8, 0], within: 1e-6))
  }

  @Test(
    "are zero where there is no direction",
    arguments: [Vector3.zero, [.infinity, 0, 0], [.nan, .nan, .nan]])
  func noDirection(vector: Vector3) {
    #expect(vector.normalized == .zero)
  }

  @Test("stand on both vectors of a cross product, right-handed")
  func crossProduct() {
    #expect(cross(SIMD3<Float>(1, 0, 0), [0, 1, 0]) == [0, 0, 1])
    #expect(cross(SIMD3<Float>(0, 1, 0), [1, 0, 0]) == [0, 0, -1])
    #expect(cross(SIMD3<Float>(1, 2, 3), [2, 4, 6]) == .zero)
  }
}
