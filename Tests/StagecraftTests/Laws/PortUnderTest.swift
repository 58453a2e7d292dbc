import Stagecraft

/// What the laws ask of a port, so that they can be checked on broken ones too.
@MainActor
protocol PortUnderTest: AnyObject {
  init()
  func attach(_ view: PanelSpy)
  func detach(_ view: PanelSpy)
  func send(_ command: PanelViewCommand)
}

/// The generated port.
extension PanelViewPort: PanelView, PortUnderTest {
  func attach(_ view: PanelSpy) { attach(view as any PanelView) }
  func detach(_ view: PanelSpy) { detach(view as any PanelView) }
  func send(_ command: PanelViewCommand) { command.send(to: self) }
}

/// Records what it is told, and whether it was attached then.
@MainActor
final class PanelSpy: PanelView {
  private(set) var calls: [PanelViewCommand] = []
  private(set) var callsWhileDetached: [PanelViewCommand] = []
  var isAttached = false

  func tell(_ command: PanelViewCommand) {
    calls.append(command)
    if !isAttached { callsWhileDetached.append(command) }
  }

  func on() { tell(.on) }
  func off() { tell(.off) }
  func show(title: String) { tell(.show(title: title)) }
  func show(level: Int) { tell(.show(level: level)) }
  func updateLabel(at index: Int, text: String) { tell(.updateLabel(at: index, text: text)) }
  func removeLabel(at index: Int) { tell(.removeLabel(at: index)) }
  func show(labels: [String]) { tell(.show(labels: labels)) }
  func clear() { tell(.clear) }
  func alarm(_ number: Int) { tell(.alarm(number)) }
  func blink() { tell(.blink) }
}
