import PhongRendering

/// Why a file gives no mesh. Each names the file.
public enum MeshFileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file does not exist or cannot be read.
  case unreadable(path: String, reason: String)

  /// The file's name ends in none of the formats.
  case unknownFormat(path: String)

  /// The file is larger than the limit.
  case tooLarge(path: String, bytes: Int, limit: Int)

  /// The content is no valid file of its format.
  case invalid(path: String, reason: String)

  /// The file is valid, but there is nothing to draw: no triangle, or broken ones.
  case unusable(path: String, reason: MeshError)

  /// What went wrong, for people.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason)."
    case .unknownFormat(let path):
      "\(path) is no model file: its name must end in \(MeshFormat.list)."
    case .tooLarge(let path, let bytes, let limit):
      "\(path) has \(bytes) bytes; up to \(limit) are read."
    case .invalid(let path, let reason):
      "\(path) is damaged or no model file: \(reason)."
    case .unusable(let path, let reason):
      "\(path) cannot be drawn. \(reason)"
    }
  }
}
