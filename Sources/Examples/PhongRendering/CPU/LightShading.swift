import Foundation
import Phong

/// A light as it meets one material.
struct LightShading: BitwiseCopyable {
  /// The unit vector to the light, or its place.
  var vector: Vector3
  var isPoint: Bool

  /// kd and ks times the light's colour.
  var diffuse: RGB
  var specular: RGB

  /// Highlights are too dark to be seen where the cosine between reflection and viewer is not above this.
  var specularThreshold: Float

  init(_ light: Light, on material: PhongMaterial) {
    switch light {
    case .directional:
      vector = light.direction(from: .zero)
      isPoint = false
    case .point(let position, _):
      vector = position
      isPoint = true
    }
    diffuse = material.diffuse * light.color
    specular = material.specular * light.color
    // cosine ^ n * brightest = 1 / 8192, a thirtieth of what 8 bits can show.
    let brightest = max(abs(specular.x), abs(specular.y), abs(specular.z))
    if brightest == 0 {
      specularThreshold = .infinity
    } else if material.shininess == 0 {
      specularThreshold = -.infinity
    } else {
      specularThreshold = pow(1 / (8192 * brightest), 1 / material.shininess)
      if !(specularThreshold < 1) { specularThreshold = .infinity }
    }
  }
}

/// What one object's material makes of the light of a scene.
struct ObjectShading {
  /// What does not depend on the surface: the emissive and the ambient term.
  let constant: RGB
  let shininess: Float

  /// Where its lights begin among those of all objects.
  let firstLight: Int
}
