/// Something that can be drawn in any scheme of colours.
struct PictureDrawing: Sendable {
  /// What an image name starts with.
  let name: String
  /// The scheme that an image name without a colour gets.
  let scheme: String
  /// Draws it.
  let draw: @Sendable (inout PictureSketch) -> Void

  init(_ name: String, _ scheme: String, _ draw: @escaping @Sendable (inout PictureSketch) -> Void)
  {
    self.name = name
    self.scheme = scheme
    self.draw = draw
  }

  /// Every drawing.
  static let all: [PictureDrawing] = travel + home + kitchen + leisure + wear + desk
}
