import Phong
import PhongPictures

/// Why a product's `image` names no model that can be shown.
public enum ModelImageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no model behind `mesh:`.
  case noModel(image: String)

  /// The name is neither a shape's nor that of a model file.
  case unknownModel(name: String)

  /// The path does not stay within the folder of models.
  case pathLeadsOut(path: String)

  /// There is no such material.
  case unknownMaterial(name: String)

  /// There are two materials.
  case repeatedMaterial(image: String)

  /// Something other than the material is given.
  case unknownParameter(name: String)

  /// A percent sign is not followed by two digits, or what they say is no text.
  case notDecodable(image: String)

  /// What is wrong, for people, and what would be right.
  public var description: String {
    switch self {
    case .noModel(let image):
      "The picture \"\(image)\" names no model. Write it like mesh:teapot?material=bronze."
    case .unknownModel(let name):
      "There is no shape \"\(name)\". Use \(PictureModel.shapeNames.joined(separator: ", ")), or a file whose name ends in .obj, .ply, .stl, .3ds, .gltf or .glb."
    case .pathLeadsOut(let path):
      "The model \"\(path)\" must be named by its path within the folder of models, such as animals/horse.3ds."
    case .unknownMaterial(let name):
      "There is no material \"\(name)\". Use one of \(ClassicMaterials.names.joined(separator: ", "))."
    case .repeatedMaterial(let image):
      "The picture \"\(image)\" has two materials. Keep one."
    case .unknownParameter(let name):
      "A model's picture has no \"\(name)\". It may have a material, as in mesh:teapot?material=bronze."
    case .notDecodable(let image):
      "In the picture \"\(image)\" a percent sign is not followed by two hexadecimal digits that make a text. Write %25 for the sign itself."
    }
  }
}
