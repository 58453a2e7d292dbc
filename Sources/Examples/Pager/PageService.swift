/// Where a pager's pages come from.
///
/// It works off the main actor and ends early, by throwing, when its task is cancelled.
public protocol PageService: Sendable {
  /// Fetches a page.
  ///
  /// - Parameter page: Its number, from 1.
  /// - Returns: Its text; empty if it lies beyond the end.
  /// - Throws: Whatever kept it from answering.
  func request(page: Int) async throws -> String
}
