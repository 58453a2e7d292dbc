import PhongMeshFiles
import PhongRendering
import StageImages

/// Why a model's frame cannot be shown.
public enum ModelFrameError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The product's `image` is wrong.
  case image(ModelImageError)

  /// A file is named, and no folder was given to take it from.
  case noFolder(name: String)

  /// The folder is not there.
  case folderMissing(path: String)

  /// The file is not there.
  case fileMissing(name: String, folder: String)

  /// A link leads out of the folder.
  case fileOutside(name: String, folder: String)

  /// The file could not be read.
  case model(MeshFileError)

  /// The frame could not be drawn.
  case rendering(RenderingError)

  /// The frame could not be written as a file.
  case encoding(ImageError)

  /// What went wrong, for people.
  public var description: String {
    switch self {
    case .image(let error): "\(error)"
    case .noFolder(let name):
      "The model \"\(name)\" cannot be shown: no folder of models was given. Name one with --models."
    case .folderMissing(let path): "There is no folder of models at \(path)."
    case .fileMissing(let name, let folder):
      "There is no model \"\(name)\" in \(folder), or no right to read it."
    case .fileOutside(let name, let folder):
      "The model \"\(name)\" is a link that leads out of \(folder)."
    case .model(let error): "\(error)"
    case .rendering(let error): "\(error)"
    case .encoding(let error): "\(error)"
    }
  }
}
