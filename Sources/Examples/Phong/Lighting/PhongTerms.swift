/// The four parts of the light that a surface sends to the viewer.
public struct PhongTerms: Sendable, Hashable {
  /// What the surface shines by itself.
  public var emissive: RGB

  /// What it sends back of the light that comes from everywhere.
  public var ambient: RGB

  /// What it scatters evenly, over all lights.
  public var diffuse: RGB

  /// What it mirrors towards the viewer, over all lights: the highlights.
  public var specular: RGB

  /// Their sum, not clamped.
  public var intensity: RGB { emissive + ambient + diffuse + specular }
}
