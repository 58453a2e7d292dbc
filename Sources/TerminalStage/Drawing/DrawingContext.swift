/// What a screen needs to know to draw itself.
public struct DrawingContext: Sendable {
  /// How many colours there are.
  public var colors: ColorDepth
  /// Counts up while something on the screen is animated.
  public var frame: Int

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - colors: How many colours there are.
  ///   - frame: How often an animation moved on.
  public init(colors: ColorDepth = .full, frame: Int = 0) {
    self.colors = colors
    self.frame = frame
  }
}
