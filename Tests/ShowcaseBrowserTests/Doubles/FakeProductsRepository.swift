import Catalogue
import Synchronization

/// A repository in memory. Its answers come at once, or when the test says so.
final class FakeProductsRepository: ProductsRepository {
  struct Failure: Error {}

  private struct State {
    var answer: Result<[Product]?, Failure>
    var isHeld = false
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(_ products: [Product]?) {
    state = Mutex(State(answer: .success(products)))
  }

  func set(_ answer: Result<[Product]?, Failure>) {
    state.withLock { $0.answer = answer }
  }

  /// From now on nothing is answered.
  func hold() {
    state.withLock { $0.isHeld = true }
  }

  /// Answers those who wait, and whoever asks from now on.
  func release() {
    let held = state.withLock { state in
      state.isHeld = false
      defer { state.held = [] }
      return state.held
    }
    for continuation in held { continuation.resume() }
  }

  func get() async throws -> [Product]? {
    await withCheckedContinuation { continuation in
      let isHeld = state.withLock { state in
        if state.isHeld { state.held.append(continuation) }
        return state.isHeld
      }
      if !isHeld { continuation.resume() }
    }
    return try state.withLock { $0.answer }.get()
  }

  /// A car, a book without a description, and others with names and pictures of all kinds.
  static func samples(_ count: Int) -> [Product] {
    let first = [
      Product(name: "Car", description: "A beautiful car", image: "car"),
      Product(name: "Book", description: "", image: "book"),
      Product(
        name: "<b>Bold</b> & \"quoted\"", description: "<script>alert(1)</script>", image: "../x?y"),
      Product(name: "日本語の本 📚", description: "Zweizeilig\nmit Umlauten: äöü", image: ""),
      Product(
        name: String(repeating: "Extraordinarily long product name ", count: 6),
        description: String(repeating: "A description that goes on and on. ", count: 60),
        image: "unknown"),
    ]
    let names = PictureLibrary.drawingNames
    let colors = PictureLibrary.colorNames
    let more = (first.count..<max(first.count, count)).map { number in
      let drawing = names[number % names.count]
      let color = colors[number / names.count % colors.count]
      return Product(
        name: "\(drawing.prefix(1).uppercased() + drawing.dropFirst()), \(color)",
        description: "The \(drawing) in \(color), number \(number + 1) of the catalogue.",
        image: "\(drawing)-\(color)")
    }
    return Array((first + more).prefix(count))
  }
}
