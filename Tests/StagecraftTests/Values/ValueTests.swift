import Foundation
import Stagecraft
import Testing

@MainActor
@Suite("Generated values")
struct ValueTests {
  typealias Command = OddViewCommand<Bool, Int>

  @Test("call the method that they stand for", arguments: OddViewSpy.commands)
  func callTheirMethod(command: Command) {
    let spy = OddViewSpy()
    command.send(to: spy)
    #expect(spy.calls == [command])
  }

  @Test("go through the port", arguments: OddViewSpy.commands)
  func goThroughThePort(command: Command) {
    let spy = OddViewSpy(), late = OddViewSpy()
    let port = OddViewPort<Bool, Int>()
    port.attach(spy)
    command.send(to: port)
    port.attach(late)
    #expect(spy.calls == [command])
    #expect(late.calls == (command.replayRule == .once ? [] : [command]))
    port.detach(spy)
    command.send(to: port)
    #expect(spy.calls == [command])
  }

  @Test("survive coding", arguments: OddViewSpy.commands)
  func surviveCoding(command: Command) throws {
    let data = try JSONEncoder().encode(command)
    #expect(try JSONDecoder().decode(Command.self, from: data) == command)
  }

  @Test("are all different")
  func differ() {
    for (index, command) in OddViewSpy.commands.enumerated() {
      #expect(OddViewSpy.commands.firstIndex(of: command) == index)
    }
  }

  @Test("print and are coded under the method's full name; overloads name their types")
  func printAndCode() throws {
    let lines: [(Command, String, String)] = [
      (.show, "show()", #"{"show()":[]}"#),
      (
        .show(title: "a", subtitle: nil), #"show(title: "a", subtitle: nil)"#,
        #"{"show(title:subtitle:)":["a",null]}"#
      ),
      (.add("x"), #"add("x")"#, #"{"add(_: String)":["x"]}"#),
      (.add(1), "add(1)", #"{"add(_: Int)":[1]}"#),
      (.repeat(in: 1, for: 2), "repeat(in: 1, for: 2)", #"{"repeat(in:for:)":[1,2]}"#),
    ]
    for (command, text, json) in lines {
      #expect("\(command)" == text)
      #expect(String(decoding: try JSONEncoder().encode(command), as: UTF8.self) == json)
    }
  }

  @Test(
    "refuse what is no call, and say why",
    arguments: [
      (#"{"start()":[1]}"#, "start() takes 0 arguments"),
      (#"{"stop()":[]}"#, "OddEvents has no method stop()"),
      (#"{}"#, "A call has one name; this has 0"),
      (#"{"start()":[],"select(_: Int)":[1]}"#, "A call has one name; this has 2"),
    ])
  func refuseWhatIsNoCall(json: String, reason: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(OddEventsEvent.self, from: Data(json.utf8))
    }
    #expect("\(error as Any)".contains(reason))
  }

  @Test(
    "refuse arguments that are missing or of another type",
    arguments: [#"{"select(_: Int)":[]}"#, #"{"select(_: Int)":["a"]}"#, #"{"start()":1}"#, "1"])
  func refuseArguments(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(OddEventsEvent.self, from: Data(json.utf8))
    }
  }

  @Test("have the protocol's access, also nested")
  func access() {
    #expect(Nest.roundTrip())
  }

  @Test("a slot of its own for each method; the rules of the attributes")
  func rules() {
    #expect(Command.show(title: "a").replayRule == .latest(slot: .showTitle2))
    #expect(Command.showTitle.replayRule == .latest(slot: .showTitle))
    #expect(PanelViewCommand.off.replayRule == .latest(slot: .light))
    #expect(PanelViewCommand.alarm(1).replayRule == .once)
    #expect(PanelViewCommand.blink.replayRule == .transient)
    #expect(PanelViewCommand.clear.replayRule == .reset(slot: .clear))
    #expect(PanelViewCommand.clear.empties(.light))
    #expect(PanelViewCommand.show(labels: []).replayRule == .reset(slot: .labels))
    #expect(PanelViewCommand.show(labels: []).empties(.label))
    #expect(!PanelViewCommand.show(labels: []).empties(.light))
    #expect(PanelViewCommand.updateLabel(at: 3, text: "").replayKey == .int(3))
    #expect(PanelViewCommand.removeLabel(at: 3).replayKey == .int(3))
    #expect(PanelViewCommand.on.replayKey == nil)
    #expect(PanelViewCommand.keyLimit(of: .label) == 8)
    #expect(PanelViewCommand.keyLimit(of: .light) == ReplayLimit.keys)
  }
}

@MainActor
@Suite("Generated events")
struct EventTests {
  private final class Presenter: OddEvents {
    var calls: [String] = []
    func start() { calls.append("start") }
    func select(_ number: Int) { calls.append("select \(number)") }
    func select(_ text: String) { calls.append("select \"\(text)\"") }
    func move(from source: Int, to target: Int) { calls.append("move \(source) \(target)") }
  }

  private let events: [OddEventsEvent] = [
    .start, .select(1), .select("1"), .move(from: 1, to: 2),
  ]

  @Test("call the method that they stand for")
  func callTheirMethod() {
    let presenter = Presenter()
    for event in events { event.send(to: presenter) }
    #expect(presenter.calls == ["start", "select 1", "select \"1\"", "move 1 2"])
  }

  @Test("are made by their port")
  func areMadeByTheirPort() {
    var received: [OddEventsEvent] = []
    let port = OddEventsPort { received.append($0) }
    for event in events { event.send(to: port) }
    #expect(received == events)
  }
}
