/// Shows that something is under way.
public enum Spinner {
  /// How long one of its pictures is shown.
  static let interval = Duration.milliseconds(80)

  private static let pictures = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏").map(String.init)

  /// Its picture at a time.
  ///
  /// - Parameter frame: See ``DrawingContext/frame``.
  /// - Returns: A text of one column.
  public static func picture(frame: Int) -> String {
    pictures[abs(frame % pictures.count)]
  }
}
