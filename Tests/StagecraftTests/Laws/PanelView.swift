import SeededRandom
import Stagecraft

/// A view with a method of every kind, for the laws.
@PassiveView(.codable)
@MainActor
protocol PanelView: AnyObject {
  @Replay(.latest("light")) func on()
  @Replay(.latest("light")) func off()
  func show(title: String)
  func show(level: Int)
  @Replay(.latest("label", key: "index", limit: 8)) func updateLabel(at index: Int, text: String)
  @Replay(.latest("label", key: "index")) func removeLabel(at index: Int)
  @Replay(.latest("labels", emptying: "label")) func show(labels: [String])
  @Replay(.reset) func clear()
  @Replay(.once) func alarm(_ number: Int)
  @Replay(.transient) func blink()
}

/// What a panel looks like after it was told something. It knows nothing of slots and rules.
struct PanelScreen: Equatable {
  var isOn: Bool?
  var title: String?
  var level: Int?
  var labels: [Int: String] = [:]

  init(after commands: [PanelViewCommand]) {
    for command in commands { tell(command) }
  }

  private mutating func tell(_ command: PanelViewCommand) {
    switch command {
    case .on: isOn = true
    case .off: isOn = false
    case .showTitle(let title): self.title = title
    case .showLevel(let level): self.level = level
    case .updateLabel(let index, let text): labels[index] = text
    case .removeLabel(let index): labels[index] = nil
    case .showLabels(let texts):
      labels = Dictionary(uniqueKeysWithValues: texts.enumerated().map { ($0.offset, $0.element) })
    case .clear: self = PanelScreen(after: [])
    case .alarm, .blink: break
    }
  }
}

extension PanelViewCommand {
  /// A command; alarms have the number that is given, so that they can be told apart.
  static func random(number: Int, using generator: inout SeededGenerator) -> Self {
    let index = Int.random(in: 0..<6, using: &generator)
    let commands: [Self] = [
      .on, .off, .blink, .clear, .alarm(number), .alarm(number), .show(title: "\(number)"),
      .show(level: number), .updateLabel(at: index, text: "\(number)"), .removeLabel(at: index),
      .show(labels: ["\(number)", "b"]), .updateLabel(at: index, text: "\(number)"),
    ]
    return commands.randomElement(using: &generator) ?? .on
  }
}
