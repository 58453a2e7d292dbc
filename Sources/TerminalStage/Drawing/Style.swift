/// How a cell looks.
public struct Style: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: Color
  /// The colour behind it. A terminal without colours shows any but the standard one reversed.
  public var background: Color
  /// Whether the text is bold.
  public var isBold: Bool
  /// Whether the text is dimmed.
  public var isDim: Bool

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - foreground: The colour of the text.
  ///   - background: The colour behind it.
  ///   - isBold: Whether the text is bold.
  ///   - isDim: Whether the text is dimmed.
  public init(
    foreground: Color = .standard, background: Color = .standard,
    isBold: Bool = false, isDim: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
  }

  /// The terminal's own look.
  public static let plain = Style()
  /// Headings.
  public static let heading = Style(isBold: true)
  /// What matters less.
  public static let secondary = Style(isDim: true)
  /// The bar with a screen's title.
  public static let bar = Style(foreground: white, background: blue, isBold: true)
  /// What the user's keys act on.
  public static let selection = Style(foreground: white, background: lightBlue, isBold: true)
  /// A message box.
  public static let message = Style(foreground: white, background: red)
  /// What the user's keys act on in a message box.
  public static let messageButton = Style(foreground: red, background: white, isBold: true)

  // All of them are in the palette of 256 colours, so that they look alike on most terminals.
  private static let white = Color.rgb(red: 255, green: 255, blue: 255)
  private static let blue = Color.rgb(red: 0, green: 95, blue: 135)
  private static let lightBlue = Color.rgb(red: 0, green: 135, blue: 175)
  private static let red = Color.rgb(red: 135, green: 0, blue: 0)
}
