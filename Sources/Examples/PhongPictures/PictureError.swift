import PhongMeshFiles
import PhongRendering
import StageImages

/// Why a picture could not be made.
public enum PictureError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There must be from 1 to ``PictureRequest/frameLimit`` frames.
  case frameCountOutOfRange(Int)

  /// The format holds one frame only.
  case formatWithoutFrames(PictureFileFormat)

  /// The model could not be read.
  case model(MeshFileError)

  /// The renderer could not draw it.
  case rendering(RenderingError)

  /// The picture could not be written as a file.
  case image(ImageError)

  /// The task was cancelled.
  case cancelled

  /// What went wrong, for people.
  public var description: String {
    switch self {
    case .frameCountOutOfRange(let count):
      "\(count) frames cannot be made: use from 1 to \(PictureRequest.frameLimit)"
    case .formatWithoutFrames(let format):
      "\(format.rawValue.uppercased()) holds one frame only: use a name that ends in .webp"
    case .model(.unknownFormat(let path)):
      "\(MeshFileError.unknownFormat(path: path)) Or draw a shape: \(PictureModel.shapeNames.joined(separator: ", "))."
    case .model(let error): "\(error)"
    case .rendering(let error): "\(error)"
    case .image(let error): "\(error)"
    case .cancelled: "The picture was cancelled"
    }
  }
}
