import CatalogueStorage

/// What there is to say about long work, and when: a bar on a terminal, a line now and then elsewhere.
///
/// It's a value that knows neither time nor output: both are given to it, and what it returns is to be written.
public struct ProgressMeter: Sendable {
  /// How progress is shown.
  public enum Style: Equatable, Sendable {
    /// A line that is written over.
    case bar
    /// Lines that stay.
    case lines
  }

  /// Work shorter than this is done before anybody wonders.
  private static let patience = Duration.seconds(1)
  private static let barWidth = 30
  /// Returns to the start of the line, and erases it.
  private static let erasure = "\r\u{1b}[K"

  private let style: Style
  private var nextUpdate = Self.patience
  private var isBarVisible = false

  /// Creates a meter.
  ///
  /// - Parameter style: How progress is shown.
  public init(style: Style) {
    self.style = style
  }

  /// What to write when the work has come this far.
  ///
  /// - Parameters:
  ///   - progress: How far it has come.
  ///   - elapsed: How long it has taken.
  public mutating func update(_ progress: ImportProgress, elapsed: Duration) -> String? {
    update(
      fraction: Self.fraction(progress), amount: "\(Self.grouped(progress.rows)) rows",
      elapsed: elapsed)
  }

  /// What to write when the work has come this far.
  ///
  /// - Parameters:
  ///   - fraction: Which part is done, from 0 to 1; `nil` if nobody knows.
  ///   - amount: How much that is, in words.
  ///   - elapsed: How long it has taken.
  public mutating func update(
    fraction: Double?, amount: String, elapsed: Duration
  ) -> String? {
    guard elapsed >= nextUpdate else { return nil }
    switch style {
    case .bar:
      nextUpdate = elapsed + .milliseconds(100)
      isBarVisible = true
      return Self.erasure + Self.bar(fraction, amount)
    case .lines:
      nextUpdate = elapsed + .seconds(5)
      return Self.line(fraction, amount) + "\n"
    }
  }

  /// What to write before anything else is written to the same terminal, and at the end.
  public mutating func clear() -> String? {
    defer { isBarVisible = false }
    return isBarVisible ? Self.erasure : nil
  }

  private static func bar(_ fraction: Double?, _ amount: String) -> String {
    guard let fraction else { return amount }
    let filled = Int(fraction * Double(barWidth))
    let bar =
      String(repeating: "#", count: filled) + String(repeating: "-", count: barWidth - filled)
    return "[\(bar)] \(line(fraction, amount))"
  }

  private static func line(_ fraction: Double?, _ amount: String) -> String {
    fraction.map { "\(Int($0 * 100))% (\(amount))" } ?? amount
  }

  private static func fraction(_ progress: ImportProgress) -> Double? {
    guard let count = progress.byteCount, count > 0 else { return nil }
    return min(Double(progress.bytes) / Double(count), 1)
  }

  /// The digits in groups of three.
  private static func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
    }.joined()
  }
}
