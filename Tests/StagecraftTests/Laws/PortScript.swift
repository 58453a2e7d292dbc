import SeededRandom

/// What happens to a port: random commands, and views that come and go at random moments.
struct PortScript {
  enum Step: Equatable {
    case attach(Int)
    case detach(Int)
    /// The view is gone without having been detached.
    case drop(Int)
    case send(PanelViewCommand)
  }

  static let viewCount = 3

  let steps: [Step]

  init(seed: UInt64, length: Int = 30) {
    var generator = SeededGenerator(seed: seed)
    steps = (0..<length).map { number in
      let view = Int.random(in: 0..<Self.viewCount, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0, 1: return .attach(view)
      case 2: return .detach(view)
      case 3: return .drop(view)
      default: return .send(.random(number: number, using: &generator))
      }
    }
  }
}
