import Foundation
import Parents

#if canImport(Combine)
import Combine
#endif

typealias Handler = (Int) -> Void

struct Product: Equatable {
  var name: String
}

struct Handle: ~Copyable {
  var number = 1
}

@MainActor protocol ProductsView: ParentView, Sendable {
  func show(_ product: Product)
  func run(_ handler: Handler)
  var date: Date { get }
}

protocol Store<Item>: Closable {
  associatedtype Item
  func load() async throws -> [Item]
  func give(_ handle: consuming Handle)
}

protocol Refused: BitwiseCopyable {
  func run()
}

#if os(Linux)
protocol OnLinux {
  func run()
}
#else
protocol Elsewhere {
  func run()
}
#endif

enum Space {
  protocol Nested {
    func run()
  }
}

private protocol Hidden {
  func run()
}
