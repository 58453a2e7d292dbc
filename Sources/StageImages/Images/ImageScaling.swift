/// How large a decoded image shall be.
public enum ImageScaling: Sendable, Hashable {
  /// As large as it is.
  case none

  /// As large as fits into a box, in its proportions; never enlarged.
  case fitting(width: Int, height: Int)

  /// Just as large as covers a box, in its proportions; never enlarged.
  case covering(width: Int, height: Int)

  /// Exactly this large, whatever its proportions.
  case exactly(width: Int, height: Int)

  /// The size of an image after scaling. Sides are at least 1.
  ///
  /// - Parameters:
  ///   - width: The image's number of columns.
  ///   - height: Its number of rows.
  public func size(width: Int, height: Int) -> (width: Int, height: Int) {
    switch self {
    case .none:
      return (width, height)
    case .exactly(let newWidth, let newHeight):
      return (max(1, newWidth), max(1, newHeight))
    case .fitting(let boxWidth, let boxHeight):
      return Self.scaled(width, height, boxWidth, boxHeight) { min($0, $1) }
    case .covering(let boxWidth, let boxHeight):
      return Self.scaled(width, height, boxWidth, boxHeight) { max($0, $1) }
    }
  }

  private static func scaled(
    _ width: Int, _ height: Int, _ boxWidth: Int, _ boxHeight: Int,
    choose: (Double, Double) -> Double
  ) -> (width: Int, height: Int) {
    let factor = choose(
      Double(max(1, boxWidth)) / Double(width), Double(max(1, boxHeight)) / Double(height))
    guard factor < 1 else { return (width, height) }
    func side(_ length: Int) -> Int { max(1, Int((Double(length) * factor).rounded())) }
    return (side(width), side(height))
  }
}
