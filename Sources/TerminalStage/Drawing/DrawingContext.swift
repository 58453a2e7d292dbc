/// What a screen needs to know to draw itself.
public struct DrawingContext: Sendable {
  /// How many colours there are.
  public var colours: ColourDepth
  /// Counts up while something on the screen is animated.
  public var frame: Int

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - colours: How many colours there are.
  ///   - frame: How often an animation moved on.
  public init(colours: ColourDepth = .full, frame: Int = 0) {
    self.colours = colours
    self.frame = frame
  }
}
