import Pager
import Testing

@Suite("The commands of a pager")
struct PagerCommandTests {
  @Test("commands print as the calls they stand for")
  func prints() {
    let commands: [PagerViewCommand] = [
      .setupViews, .updateViews(text: "a"), .showError(message: "b"), .setNextEnabled(true),
      .setPreviousEnabled(false),
    ]
    #expect(
      commands.map(\.description) == [
        "setupViews()", #"updateViews(text: "a")"#, #"showError(message: "b")"#,
        "setNextEnabled(true)", "setPreviousEnabled(false)",
      ])
  }
}
