/// What a surface is made of, as the Phong model sees it: how much of each kind of light it returns.
public struct PhongMaterial: Sendable, Hashable {
  /// ka, the share of the ambient light.
  public var ambient: RGB

  /// kd, the share of each light that is scattered evenly.
  public var diffuse: RGB

  /// ks, the share of each light that is mirrored.
  public var specular: RGB

  /// n, how narrow the highlights are: the larger, the smaller and sharper. Not negative.
  public var shininess: Float

  /// ke, what it shines by itself.
  public var emissive: RGB

  /// Describes a material.
  ///
  /// - Parameters:
  ///   - ambient: ka, the share of the ambient light.
  ///   - diffuse: kd, the share of each light that is scattered evenly.
  ///   - specular: ks, the share of each light that is mirrored.
  ///   - shininess: n, how narrow the highlights are. A negative one counts as 0.
  ///   - emissive: ke, what it shines by itself.
  public init(
    ambient: RGB, diffuse: RGB, specular: RGB, shininess: Float, emissive: RGB = .zero
  ) {
    self.ambient = ambient
    self.diffuse = diffuse
    self.specular = specular
    self.shininess = max(0, shininess)
    self.emissive = emissive
  }
}
