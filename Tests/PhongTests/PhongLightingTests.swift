import Phong
import SeededRandom
import Testing

@Suite("The Phong reflection model")
struct PhongLightingTests {
  @Test("gives the ambient and the emissive term where there is no light")
  func noLights() {
    var material = PhongMaterial.bronze
    material.emissive = [0.1, 0.2, 0.3]
    let lighting = PhongLighting(emissive: [1, 2, 3], ambient: [0.5, 0.5, 1], lights: [])
    let terms = lighting.terms(
      of: material, at: SurfacePoint(normal: [0, 0, 1]), towards: [0, 0, 1])
    #expect(isClose(terms.emissive, [0.1, 0.4, 0.9], within: 1e-6))
    #expect(isClose(terms.ambient, [0.10625, 0.06375, 0.054], within: 1e-6))
    #expect(terms.diffuse == .zero)
    #expect(terms.specular == .zero)
  }

  @Test("gives the ambient term alone for any light below the horizon")
  func belowTheHorizon() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2_000 {
      let surface = SurfacePoint(normal: Vector3(random.direction()))
      var light = Vector3(random.direction())
      if dot(light, surface.normal) > 0 { light = -light }
      let lighting = PhongLighting(lights: [.directional(direction: light)])
      let intensity = lighting.intensity(
        of: .gold, at: surface, towards: Vector3(random.direction()))
      #expect(intensity == PhongMaterial.gold.ambient)
    }
  }

  @Test("is linear in the light: two lights give the sum, twice the light twice the terms")
  func linearInLight() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1_000 {
      let surface = SurfacePoint(normal: Vector3(random.direction()))
      let viewer = Vector3(random.direction())
      let lights: [Light] = [
        .directional(direction: Vector3(random.direction()), color: [0.9, 0.5, 0.1]),
        .point(position: 3 * Vector3(random.direction()), color: [0.2, 0.4, 0.8]),
      ]
      func intensity(_ lights: [Light]) -> RGB {
        PhongLighting(ambient: .zero, lights: lights)
          .intensity(of: .chrome, at: surface, towards: viewer)
      }
      let sum = intensity([lights[0]]) + intensity([lights[1]])
      #expect(isClose(intensity(lights), sum, within: 1e-5))
      #expect(isClose(intensity(lights + lights), 2 * sum, within: 1e-5))
    }
  }

  @Test("sees a point light where it stands, and a very distant one as a directional light")
  func pointLights() {
    let surface = SurfacePoint(position: [1, 2, 3], normal: [0, 0, 1])
    func intensity(_ light: Light) -> RGB {
      PhongLighting(lights: [light]).intensity(of: .jade, at: surface, towards: [1, 0, 2])
    }
    #expect(
      isClose(
        intensity(.point(position: [1, 3, 4])), intensity(.directional(direction: [0, 1, 1])),
        within: 1e-6))
    #expect(
      isClose(
        intensity(.point(position: [0, 1e6, 1e6])), intensity(.directional(direction: [0, 1, 1])),
        within: 1e-4))
    #expect(intensity(.point(position: [1, 2, 3])) == PhongMaterial.jade.ambient)
  }

  @Test("is brightest, in its highlight, along the reflection vector")
  func highlight() {
    var random = SeededGenerator(seed: 6)
    let surface = SurfacePoint(normal: [0, 0, 1])
    let light = Vector3(1, 2, 3).normalized
    let lighting = PhongLighting(lights: [.directional(direction: light)])
    func specular(_ viewer: Vector3) -> Float {
      lighting.terms(of: .silver, at: surface, towards: viewer).specular.x
    }
    let peak = specular(reflect(light, about: surface.normal))
    #expect(abs(peak - PhongMaterial.silver.specular.x) < 1e-4)
    for _ in 0..<1_000 { #expect(specular(Vector3(random.direction())) <= peak + 1e-6) }
  }

  @Test("gives an even sheen with a shininess of 0; a negative one counts as 0")
  func noShininess() {
    let dull = PhongMaterial(ambient: .zero, diffuse: .zero, specular: .one, shininess: -3)
    #expect(dull.shininess == 0)
    let lighting = PhongLighting(lights: [.directional(direction: [0, 0, 1])])
    let intensity = lighting.intensity(
      of: dull, at: SurfacePoint(normal: [0, 0, 1]), towards: [1, 0, 0])
    #expect(intensity == .one)
  }

  @Test("does not mind the length of the vectors it is given")
  func lengths() {
    let lighting = PhongLighting(lights: [.directional(direction: [0, 30, 30])])
    let intensity = lighting.intensity(
      of: .bronze, at: SurfacePoint(normal: [0, 0, 0.01]), towards: [0, 0, 500])
    #expect(isClose(intensity, [0.717429, 0.430463, 0.182321], within: 2e-6))
  }
}
