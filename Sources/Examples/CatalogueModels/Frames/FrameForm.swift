/// In which form a front end takes its frames: squares of so many pixels a side.
public enum FrameForm: Hashable, Sendable {
  /// WebP files.
  case webp(side: Int)
  /// Pixels.
  case pixels(side: Int)

  var side: Int {
    switch self {
    case .webp(let side), .pixels(let side): side
    }
  }
}
