import Phong
import Testing

/// The code of the article "The reflection vector and the terms of the Phong model", word for word.
@Suite("The article's code")
struct ArticleTests {
  @Test("reflects as it says")
  func reflection() {
    let light: Vector3 = [0, 1, 1]
    let reflection = reflect(light.normalized, about: [0, 0, 1])  // (0, -0.707107, 0.707107)
    #expect((reflection - [0, -0.707107, 0.707107]).length < 1e-6)
  }

  @Test("gives the terms that it says")
  func terms() {
    let lighting = PhongLighting(lights: [.directional(direction: [0, 0, 1])])
    let surface = SurfacePoint(normal: [0, 0, 1])
    let terms = lighting.terms(of: .bronze, at: surface, towards: [0, 0, 1])
    #expect((terms.ambient - [0.2125, 0.1275, 0.054]).length < 1e-6)
    #expect((terms.diffuse - [0.714, 0.4284, 0.18144]).length < 1e-6)
    #expect((terms.specular - [0.393548, 0.271906, 0.166721]).length < 1e-6)
    #expect((terms.intensity - [1.320048, 0.827806, 0.402161]).length < 1e-6)
  }
}
