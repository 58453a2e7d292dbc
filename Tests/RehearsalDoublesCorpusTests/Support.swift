import RehearsalDoubles
import Testing

struct Product: Equatable, Sendable { var name = "Car" }
struct Offline: Error, Equatable {}
enum Kind: Sendable { case small, large }
final class Token: Sendable {}
struct Plain { var number = 1 }
struct File: ~Copyable {
  var number = 1
}
@globalActor actor DatabaseActor {
  static let shared = DatabaseActor()
}
typealias Completion = (Int) -> Void
typealias Names = [String]
