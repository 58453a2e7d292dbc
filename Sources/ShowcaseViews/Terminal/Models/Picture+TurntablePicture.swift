import TerminalStage
import Turntable

extension Picture {
  /// A frame's pixels; nil if it has none.
  init?(_ picture: TurntablePicture) {
    guard case .pixels(let width, let height, let bytes) = picture else { return nil }
    let pixels = stride(from: 0, to: bytes.count - 3, by: 4).map { start in
      Pixel(
        red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2],
        opacity: bytes[start + 3])
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
