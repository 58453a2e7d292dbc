import Foundation
import Phong
import PhongMeshFiles
import PhongPictures

/// What a product's `image` says when it names a 3D model: `mesh:teapot?material=bronze`.
///
/// After `mesh:` stands a shape (`sphere`, `torus`, `teapot`) or a model file, by its path within the folder
/// of models; then, if it's not bronze, the material. Spaces and other characters may be percent-encoded, and
/// `?` and `%` must be.
public struct ModelImage: Hashable, Sendable {
  /// The shape, or the file by its path within the folder of models.
  public let model: PictureModel

  /// What it is made of.
  public let material: PhongMaterial

  private static let scheme = "mesh:"

  /// Whether an image names a model, rightly or not. Others name drawings.
  ///
  /// - Parameter image: A product's `image`.
  public static func isModel(_ image: String) -> Bool { image.hasPrefix(scheme) }

  /// Reads an image.
  ///
  /// - Parameter image: A product's `image`.
  /// - Throws: What is wrong with it.
  public init(_ image: String) throws(ModelImageError) {
    guard Self.isModel(image) else { throw .noModel(image: image) }
    let parts = image.dropFirst(Self.scheme.count)
      .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let name = try Self.decoded(parts[0], of: image)
    guard !name.isEmpty else { throw .noModel(image: image) }
    model = try Self.model(name)
    material = try Self.material(parts.count == 2 ? parts[1] : "", of: image)
  }

  private static func model(_ name: String) throws(ModelImageError) -> PictureModel {
    let model = PictureModel(name)
    guard case .file(let path) = model else { return model }
    // A path first: whoever tries to get out is told so, whatever the file is called.
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    let isWithin = steps.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    guard isWithin, !path.contains("\0") else { throw .pathLeadsOut(path: path) }
    guard MeshFormat(path: path) != nil else { throw .unknownModel(name: name) }
    return model
  }

  private static func material(
    _ query: Substring, of image: String
  ) throws(ModelImageError) -> PhongMaterial {
    var material: PhongMaterial?
    for field in query.split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = try decoded(parts[0], of: image)
      guard name == "material" else { throw .unknownParameter(name: name) }
      guard material == nil else { throw .repeatedMaterial(image: image) }
      let value = try decoded(parts.count == 2 ? parts[1] : "", of: image)
      guard let found = ClassicMaterials.material(named: value) else {
        throw .unknownMaterial(name: value)
      }
      material = found
    }
    return material ?? .bronze
  }

  private static func decoded(
    _ text: Substring, of image: String
  ) throws(ModelImageError) -> String {
    guard let text = text.removingPercentEncoding else { throw .notDecodable(image: image) }
    return text
  }
}
