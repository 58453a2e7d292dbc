/// Why a scene could not be drawn.
public enum RenderingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A side of the picture is below 1 or above ``PictureSize/limit``.
  case sizeOutOfRange(width: Int, height: Int)

  /// This machine cannot do it, for example because a library is missing.
  case unavailable(reason: String)

  /// The renderer has room for fewer lights.
  case tooManyLights(count: Int, limit: Int)

  /// A call to the graphics library failed.
  case failed(call: String, reason: String)

  /// What went wrong, for people.
  public var description: String {
    switch self {
    case .sizeOutOfRange(let width, let height):
      "A picture of \(width)x\(height) cannot be drawn. Use sides from 1 to \(PictureSize.limit)."
    case .unavailable(let reason):
      "OpenGL ES is not available: \(reason). Use the CPU renderer."
    case .tooManyLights(let count, let limit):
      "The scene has \(count) lights; OpenGL ES has room for \(limit) here. Use the CPU renderer."
    case .failed(let call, let reason):
      "\(call) failed: \(reason)."
    }
  }
}
