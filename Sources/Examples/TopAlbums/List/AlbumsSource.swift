import Foundation

/// Where the list gets its albums.
public struct AlbumsSource: Hashable, Sendable {
  /// Where the chart lies.
  public var address: URL

  /// Whether that is the sample, and not a real chart.
  public var isSample: Bool

  /// Where a sample lies that is shown if no server is reached; nil if there is none.
  public var fallback: URL?

  /// The chart at an address.
  ///
  /// - Parameters:
  ///   - address: Where it lies.
  ///   - fallback: Where a sample lies that is shown if no server is reached.
  public init(address: URL = AlbumsFeed.address, fallback: URL? = nil) {
    self.address = address
    self.fallback = fallback
    isSample = false
  }

  /// The sample.
  ///
  /// - Parameter sample: Where it lies.
  public init(sample: URL) {
    address = sample
    isSample = true
  }
}
