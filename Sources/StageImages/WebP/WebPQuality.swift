import CWebP

/// How a WebP file is written.
public enum WebPQuality: Sendable, Hashable {
  /// Every pixel as it is, the colour of transparent ones too.
  ///
  /// - Parameter effort: From 0, fast, to 6, small.
  case lossless(effort: Int = 4)

  /// Smaller, and not exactly the same.
  ///
  /// - Parameters:
  ///   - quality: From 0, small, to 100, good.
  ///   - effort: From 0, fast, to 6, small.
  case lossy(quality: Int = 85, effort: Int = 4)

  var isLossless: Bool {
    switch self {
    case .lossless: true
    case .lossy: false
    }
  }

  /// Sets libwebp's options; numbers out of range are moved into it.
  func apply(to configuration: inout WebPConfig) {
    func clamped(_ value: Int, to limit: Int) -> Int32 { Int32(min(max(value, 0), limit)) }
    switch self {
    case .lossless(let effort):
      configuration.lossless = 1
      configuration.exact = 1
      configuration.method = clamped(effort, to: 6)
      // In this mode, the quality is another measure of the time to spend.
      configuration.quality = Float(clamped(effort, to: 6)) * 100 / 6
    case .lossy(let quality, let effort):
      configuration.method = clamped(effort, to: 6)
      configuration.quality = Float(clamped(quality, to: 100))
      if effort <= 0 {
        // The alpha channel is always lossless; these two take most of its time.
        configuration.alpha_filtering = 0
        configuration.alpha_compression = 1
      }
    }
  }
}
