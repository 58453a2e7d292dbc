import Observation
import Stagecraft
import Testing

@MainActor
@Observable
private final class Lamp {
  var isOn = false
  var name: String? = "a"
  var first = 0
  var second = 0
}

@MainActor
private final class Panel {
  var isOn: Bool? {
    didSet { history.append("\(isOn.map(String.init) ?? "nil")") }
  }
  var text = ""
  var first = 0 {
    didSet { history.append("first \(first)") }
  }
  var second = 0 {
    didSet { history.append("second \(second)") }
  }
  var history: [String] = []
}

@MainActor
@Suite("A binding of an observable object")
struct ObservableBindingTests {
  private let lamp = Lamp()
  private let panel = Panel()

  /// Returns at the end of this turn.
  private func turn() async {
    await Task { @MainActor in }.value
  }

  @Test("sees every change, also on and off within a turn")
  func isUncoalesced() async {
    let token = lamp.observe(\.isOn, bindTo: panel, \.isOn)
    #expect(panel.history == ["false"])
    lamp.isOn = true
    lamp.isOn = false
    lamp.isOn = true
    lamp.isOn = false
    await turn()
    #expect(panel.history == ["false", "true", "false", "true", "false"])
    lamp.isOn = true
    await turn()
    #expect(panel.history.last == "true")
    #expect(panel.history.count == 6)
    token.cancel()
  }

  @Test("together with others sees the changes in their order")
  func keepsTheOrder() async {
    let tokens = [
      lamp.observe(\.first, bindTo: panel, \.first),
      lamp.observe(\.second, bindTo: panel, \.second),
    ]
    panel.history = []
    lamp.first = 1
    lamp.second = 1
    lamp.first = 2
    lamp.second = 2
    await turn()
    #expect(panel.history == ["first 1", "second 1", "first 2", "second 2"])
    withExtendedLifetime(tokens) {}
  }

  @Test("ignores nil if the target cannot be nil")
  func nils() async {
    let token = lamp.observe(\.name, bindTo: panel, \.text)
    lamp.name = nil
    await turn()
    #expect(panel.text == "a")
    lamp.name = "b"
    await turn()
    #expect(panel.text == "b")
    token.cancel()
  }

  @Test("ends with its token, also before the turn does")
  func ends() async {
    let token = lamp.observe(\.isOn, bindTo: panel, \.isOn)
    lamp.isOn = true
    token.cancel()
    await turn()
    lamp.isOn = false
    await turn()
    #expect(panel.history == ["false"])
  }

  @Test("holds neither end")
  func isWeak() async {
    weak var goneLamp: Lamp?
    weak var gonePanel: Panel?
    var tokens: [BindingToken] = []
    do {
      let lamp = Lamp(), panel = Panel()
      (goneLamp, gonePanel) = (lamp, panel)
      tokens.append(lamp.observe(\.isOn, bindTo: panel, \.isOn))
    }
    #expect(goneLamp == nil && gonePanel == nil)
    withExtendedLifetime(tokens) {}
  }
}
