/// One shape of a picture: an outline and what fills it.
public struct PictureShape: Equatable, Hashable, Sendable {
  /// Its outline.
  public var outline: PictureOutline
  /// What fills it.
  public var paint: PicturePaint

  /// Creates a shape.
  public init(_ outline: PictureOutline, _ paint: PicturePaint) {
    self.outline = outline
    self.paint = paint
  }
}
