import PhongMeshFiles
import PhongRendering

/// What a picture shows: a shape of this package, or a model file.
public enum PictureModel: Sendable, Hashable {
  /// A ball.
  case sphere

  /// A ring.
  case torus

  /// The Utah teapot.
  case teapot

  /// A file in one of the formats that ``MeshFormat`` names.
  case file(path: String)

  /// The names of the shapes.
  public static let shapeNames = ["sphere", "torus", "teapot"]

  /// Takes a shape's name, or else the path of a file.
  ///
  /// - Parameter text: A file that has a shape's name is meant by a path: `./teapot`.
  public init(_ text: String) {
    switch text {
    case "sphere": self = .sphere
    case "torus": self = .torus
    case "teapot": self = .teapot
    default: self = .file(path: text)
    }
  }

  /// The mesh, fine enough for large pictures.
  ///
  /// - Throws: What is wrong with the file.
  /// - Complexity: O(size of the file).
  public func mesh() throws(MeshFileError) -> Mesh {
    switch self {
    case .sphere: .sphere(segments: 128)
    case .torus: .torus(segments: 160)
    case .teapot: .teapot(divisions: 20)
    case .file(let path): try MeshFile.load(path)
    }
  }
}
