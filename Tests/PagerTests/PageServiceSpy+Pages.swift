import Pager
import RehearsalDoubles

/// Why a page does not come.
struct Torn: Error {}

extension PageServiceSpy {
  /// Answers with pages up to the last one, with empty ones after it, and with failures where it is told so.
  func hasPages(upTo last: Int, torn: Set<Int> = []) {
    stub.request.answers { page in page > last ? "" : "page \(page)" }
    stub.request(page: .where(torn.contains)).throws(Torn())
  }
}
