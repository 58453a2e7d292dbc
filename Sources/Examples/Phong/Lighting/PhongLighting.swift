/// The light in a scene, and the Phong reflection model that says how much of it reaches the viewer:
/// I = emissive + ambient + the sum over all lights of (diffuse + specular).
///
/// ```swift
/// let lighting = PhongLighting(lights: [.directional(direction: [0, 0, 1])])
/// let surface = SurfacePoint(normal: [0, 0, 1])
/// lighting.intensity(of: .bronze, at: surface, towards: [0, 0, 1])   // 1.320048 0.827806 0.402161
/// ```
public struct PhongLighting: Sendable, Hashable {
  /// Ie, the intensity that lets emissive materials shine.
  public var emissive: RGB

  /// Ia, the light that comes from everywhere.
  public var ambient: RGB

  /// The sources of light, as many as wanted.
  public var lights: [Light]

  /// Describes the light in a scene.
  ///
  /// - Parameters:
  ///   - emissive: Ie, the intensity that lets emissive materials shine.
  ///   - ambient: Ia, the light that comes from everywhere.
  ///   - lights: The sources of light.
  public init(emissive: RGB = .one, ambient: RGB = .one, lights: [Light]) {
    self.emissive = emissive
    self.ambient = ambient
    self.lights = lights
  }

  /// The light that a place on a surface sends in a direction, term by term.
  ///
  /// - Parameters:
  ///   - material: What the surface is made of.
  ///   - surface: The place.
  ///   - viewer: V, the direction to the viewer. Of any length but zero.
  /// - Returns: The terms. Diffuse and specular are zero for lights at or below the horizon.
  /// - Complexity: O(number of lights).
  public func terms(
    of material: PhongMaterial, at surface: SurfacePoint, towards viewer: Vector3
  ) -> PhongTerms {
    var terms = PhongTerms(
      emissive: material.emissive * emissive, ambient: material.ambient * ambient,
      diffuse: .zero, specular: .zero)
    let viewer = viewer.normalized
    for light in lights {
      let direction = light.direction(from: surface.position)
      let incidence = dot(surface.normal, direction)
      guard incidence > 0 else { continue }
      let alignment = max(0, dot(reflect(direction, about: surface.normal), viewer))
      terms.diffuse += material.diffuse * light.color * incidence
      terms.specular += material.specular * light.color * power(alignment, material.shininess)
    }
    return terms
  }

  /// The light that a place on a surface sends in a direction.
  ///
  /// - Parameters:
  ///   - material: What the surface is made of.
  ///   - surface: The place.
  ///   - viewer: V, the direction to the viewer. Of any length but zero.
  /// - Returns: The sum of the terms, not clamped.
  /// - Complexity: O(number of lights).
  public func intensity(
    of material: PhongMaterial, at surface: SurfacePoint, towards viewer: Vector3
  ) -> RGB {
    terms(of: material, at: surface, towards: viewer).intensity
  }
}
