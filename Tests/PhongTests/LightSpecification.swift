import Phong
import RehearsalSpecification
import Testing

@Suite("Light on a surface", .specification(of: "Phong"))
struct LightSpecification {
  private static let slanted = Vector3(0, Float(0.5.squareRoot()), Float(0.5.squareRoot()))

  struct Case: Sendable {
    var light: String
    var viewer: String
    var direction: Vector3
    var eye: Vector3
    var expected: RGB

    init(_ light: String, _ viewer: String, _ direction: Vector3, _ eye: Vector3, _ expected: RGB) {
      (self.light, self.viewer, self.direction, self.eye) = (light, viewer, direction, eye)
      self.expected = expected
    }
  }

  static let golden = [
    Case(
      "straight above", "straight above", [0, 0, 1], [0, 0, 1], [1.320048, 0.827806, 0.402161]),
    Case("45° above", "straight above", slanted, [0, 0, 1], [0.717429, 0.430463, 0.182321]),
    Case(
      "45° above", "45° above, opposite", slanted, slanted * [1, -1, 1],
      [1.110922, 0.702331, 0.349018]),
    Case("at the horizon", "straight above", [1, 0, 0], [0, 0, 1], [0.2125, 0.1275, 0.054]),
    Case("straight below", "straight above", [0, 0, -1], [0, 0, 1], [0.2125, 0.1275, 0.054]),
    Case("below the horizon", "below the horizon", [0, 1, -1], [0, -1, -1], [0.2125, 0.1275, 0.054]),
  ]

  @Test("Bronze under one white light has these colours", arguments: golden)
  func bronze(example: Case) {
    let lighting = given("a flat piece of bronze and a white light \(example.light, as: "light")") {
      PhongLighting(lights: [.directional(direction: example.direction)])
    }
    let intensity = when("it is seen from \(example.viewer, as: "seen from")") {
      lighting.intensity(
        of: .bronze, at: SurfacePoint(normal: [0, 0, 1]), towards: example.eye)
    }
    let text = (0..<3).map { String(describing: example.expected[$0]) }
    then(
      "red is \(text[0], as: "red"), green \(text[1], as: "green") and blue \(text[2], as: "blue")"
    ) {
      for color in 0..<3 {
        expect(intensity[color], equals: example.expected[color], within: 2e-6)
      }
    }
  }

  struct Mirror: Sendable {
    var light: SIMD3<Double>
    var normal: SIMD3<Double>
    var reflection: SIMD3<Double>
  }

  static let known = [
    Mirror(light: [0, 0, 1], normal: [0, 0, 1], reflection: [0, 0, 1]),
    Mirror(light: [1, 0, 0], normal: [0, 0, 1], reflection: [-1, 0, 0]),
    Mirror(light: [0, 1, 1], normal: [0, 0, 1], reflection: [0, -1, 1]),
    Mirror(light: [3, 4, 5], normal: [0, 1, 0], reflection: [-3, 4, -5]),
    Mirror(light: [0, 0, -1], normal: [0, 0, 1], reflection: [0, 0, -1]),
    Mirror(light: [0, 0, 0], normal: [0, 0, 1], reflection: [0, 0, 0]),
  ]

  @Test("Light leaves at the angle at which it came, on the other side", arguments: known)
  func reflection(example: Mirror) {
    func text(_ vector: SIMD3<Double>) -> String {
      (0..<3).map { String(Int(vector[$0])) }.joined(separator: ", ")
    }
    let reflection = when(
      """
      light from \(text(example.light), as: "light from") meets a surface that faces \
      \(text(example.normal), as: "surface faces")
      """
    ) { reflect(example.light, about: example.normal) }
    then("it leaves towards \(text(example.reflection), as: "leaves towards")") {
      expect(reflection, equals: example.reflection)
    }
  }
}
