// The classic table of materials for the Phong model. Its last column is the shininess as a part of 128.

extension PhongMaterial {
  /// Emerald, from the classic table.
  public static let emerald = PhongMaterial(
    ambient: [0.0215, 0.1745, 0.0215], diffuse: [0.07568, 0.61424, 0.07568],
    specular: [0.633, 0.727811, 0.633], shininess: 0.6 * 128)

  /// Jade, from the classic table.
  public static let jade = PhongMaterial(
    ambient: [0.135, 0.2225, 0.1575], diffuse: [0.54, 0.89, 0.63],
    specular: [0.316228, 0.316228, 0.316228], shininess: 0.1 * 128)

  /// Obsidian, from the classic table.
  public static let obsidian = PhongMaterial(
    ambient: [0.05375, 0.05, 0.06625], diffuse: [0.18275, 0.17, 0.22525],
    specular: [0.332741, 0.328634, 0.346435], shininess: 0.3 * 128)

  /// Pearl, from the classic table.
  public static let pearl = PhongMaterial(
    ambient: [0.25, 0.20725, 0.20725], diffuse: [1, 0.829, 0.829],
    specular: [0.296648, 0.296648, 0.296648], shininess: 0.088 * 128)

  /// Ruby, from the classic table.
  public static let ruby = PhongMaterial(
    ambient: [0.1745, 0.01175, 0.01175], diffuse: [0.61424, 0.04136, 0.04136],
    specular: [0.727811, 0.626959, 0.626959], shininess: 0.6 * 128)

  /// Turquoise, from the classic table.
  public static let turquoise = PhongMaterial(
    ambient: [0.1, 0.18725, 0.1745], diffuse: [0.396, 0.74151, 0.69102],
    specular: [0.297254, 0.30829, 0.306678], shininess: 0.1 * 128)

  /// Brass, from the classic table.
  public static let brass = PhongMaterial(
    ambient: [0.329412, 0.223529, 0.027451], diffuse: [0.780392, 0.568627, 0.113725],
    specular: [0.992157, 0.941176, 0.807843], shininess: 0.21794872 * 128)

  /// Bronze, from the classic table.
  public static let bronze = PhongMaterial(
    ambient: [0.2125, 0.1275, 0.054], diffuse: [0.714, 0.4284, 0.18144],
    specular: [0.393548, 0.271906, 0.166721], shininess: 0.2 * 128)

  /// Chrome, from the classic table.
  public static let chrome = PhongMaterial(
    ambient: [0.25, 0.25, 0.25], diffuse: [0.4, 0.4, 0.4],
    specular: [0.774597, 0.774597, 0.774597], shininess: 0.6 * 128)

  /// Copper, from the classic table.
  public static let copper = PhongMaterial(
    ambient: [0.19125, 0.0735, 0.0225], diffuse: [0.7038, 0.27048, 0.0828],
    specular: [0.256777, 0.137622, 0.086014], shininess: 0.1 * 128)

  /// Gold, from the classic table.
  public static let gold = PhongMaterial(
    ambient: [0.24725, 0.1995, 0.0745], diffuse: [0.75164, 0.60648, 0.22648],
    specular: [0.628281, 0.555802, 0.366065], shininess: 0.4 * 128)

  /// Silver, from the classic table.
  public static let silver = PhongMaterial(
    ambient: [0.19225, 0.19225, 0.19225], diffuse: [0.50754, 0.50754, 0.50754],
    specular: [0.508273, 0.508273, 0.508273], shininess: 0.4 * 128)

  /// Black plastic, from the classic table.
  public static let blackPlastic = PhongMaterial(
    ambient: [0, 0, 0], diffuse: [0.01, 0.01, 0.01],
    specular: [0.50, 0.50, 0.50], shininess: 0.25 * 128)

  /// Cyan plastic, from the classic table.
  public static let cyanPlastic = PhongMaterial(
    ambient: [0, 0.1, 0.06], diffuse: [0, 0.50980392, 0.50980392],
    specular: [0.50196078, 0.50196078, 0.50196078], shininess: 0.25 * 128)

  /// Green plastic, from the classic table.
  public static let greenPlastic = PhongMaterial(
    ambient: [0, 0, 0], diffuse: [0.1, 0.35, 0.1],
    specular: [0.45, 0.55, 0.45], shininess: 0.25 * 128)

  /// Red plastic, from the classic table.
  public static let redPlastic = PhongMaterial(
    ambient: [0, 0, 0], diffuse: [0.5, 0, 0],
    specular: [0.7, 0.6, 0.6], shininess: 0.25 * 128)

  /// White plastic, from the classic table.
  public static let whitePlastic = PhongMaterial(
    ambient: [0, 0, 0], diffuse: [0.55, 0.55, 0.55],
    specular: [0.70, 0.70, 0.70], shininess: 0.25 * 128)

  /// Yellow plastic, from the classic table.
  public static let yellowPlastic = PhongMaterial(
    ambient: [0, 0, 0], diffuse: [0.5, 0.5, 0],
    specular: [0.60, 0.60, 0.50], shininess: 0.25 * 128)

  /// Black rubber, from the classic table.
  public static let blackRubber = PhongMaterial(
    ambient: [0.02, 0.02, 0.02], diffuse: [0.01, 0.01, 0.01],
    specular: [0.4, 0.4, 0.4], shininess: 0.078125 * 128)

  /// Cyan rubber, from the classic table.
  public static let cyanRubber = PhongMaterial(
    ambient: [0, 0.05, 0.05], diffuse: [0.4, 0.5, 0.5],
    specular: [0.04, 0.7, 0.7], shininess: 0.078125 * 128)

  /// Green rubber, from the classic table.
  public static let greenRubber = PhongMaterial(
    ambient: [0, 0.05, 0], diffuse: [0.4, 0.5, 0.4],
    specular: [0.04, 0.7, 0.04], shininess: 0.078125 * 128)

  /// Red rubber, from the classic table.
  public static let redRubber = PhongMaterial(
    ambient: [0.05, 0, 0], diffuse: [0.5, 0.4, 0.4],
    specular: [0.7, 0.04, 0.04], shininess: 0.078125 * 128)

  /// White rubber, from the classic table.
  public static let whiteRubber = PhongMaterial(
    ambient: [0.05, 0.05, 0.05], diffuse: [0.5, 0.5, 0.5],
    specular: [0.7, 0.7, 0.7], shininess: 0.078125 * 128)

  /// Yellow rubber, from the classic table.
  public static let yellowRubber = PhongMaterial(
    ambient: [0.05, 0.05, 0], diffuse: [0.5, 0.5, 0.4],
    specular: [0.7, 0.7, 0.04], shininess: 0.078125 * 128)
}
