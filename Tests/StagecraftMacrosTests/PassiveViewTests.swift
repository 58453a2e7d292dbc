import Testing

@Suite("@PassiveView")
struct PassiveViewTests {
  @Test("p")
  func p() {
    let e = Expansion(
      """
      @PassiveView
      @MainActor
      protocol LampView: AnyObject {
        @Replay(.latest("light")) func on()
        func show(title: String)
        func show(_ x: [Int]!, in y: Int)
        @available(macOS 12, *) func bad() async
      }
      @PassiveView public protocol A { @Replay(.once) var x: Int { get } }
      """)
    print(e.text, e.diagnostics, e.fixed)
  }
}
