import Foundation

/// Where the chart of albums comes from.
public enum AlbumsFeedChoice: Equatable, Sendable {
  /// The real chart, or the sample if it cannot be reached.
  case chart
  /// The feed at an address, whether it can be reached or not.
  case address(URL)
  /// The sample.
  case sample

  static let option = CommandSyntax.Option(
    name: "feed", value: "ADDRESS",
    about: "The chart of albums, or \"sample\". By default the iTunes store's.")

  /// What else there is to say about the default.
  static let discussion =
    "Where the iTunes store cannot be reached, the chart of albums is a sample."

  init(_ values: CommandSyntax.Values, _ syntax: CommandSyntax) throws(UsageError) {
    switch values.options[Self.option.name] {
    case nil: self = .chart
    case "sample"?: self = .sample
    case let text?:
      guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
        ["http", "https"].contains(scheme), url.host?.isEmpty == false
      else {
        throw syntax.error(
          "\"\(text)\" is no address of a feed: it must start with http:// or https://, or be sample"
        )
      }
      self = .address(url)
    }
  }
}
