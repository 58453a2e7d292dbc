import TallyCounter
import Testing

@Suite("The commands of a tally counter")
struct CounterCommandTests {
  @Test("commands print as the calls they stand for")
  func prints() {
    let command = CounterViewCommand.updateLabel(at: 1, text: "7")
    #expect("\(command)" == #"updateLabel(at: 1, text: "7")"#)
  }
}
