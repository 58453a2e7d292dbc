import Stagecraft
import Testing

@MainActor
private final class Model: BindingSource {
  @Observed var name = "a"
  @Observed var nickname: String? = "n"
  @Observed var prefersNickname = false
  var plain = 0

  var shown: String { prefersNickname ? nickname ?? "" : name }
  var twice: String { name + name }
}

@MainActor
private final class Label {
  var text = "" {
    didSet { history.append(text) }
  }
  var optional: String?
  var number = -1
  var history: [String] = []
}

@MainActor
@Suite("A binding by key path")
struct KeyPathBindingTests {
  private let model = Model()
  private let label = Label()

  @Test("sets the value at once, then on every change")
  func setsAtOnce() throws {
    let token = try model.observe(\.name, bindTo: label, \.text)
    #expect(label.history == ["a"])
    model.name = "b"
    model.name = "b"
    model.name = "c"
    #expect(label.history == ["a", "b", "b", "c"])
    token.cancel()
  }

  @Test("ends when its token is cancelled, or gone")
  func endsWithItsToken() throws {
    let token = try model.observe(\.name, bindTo: label, \.text)
    token.cancel()
    token.cancel()
    model.name = "b"
    #expect(label.history == ["a"])
    do {
      let other = try model.observe(\.name, bindTo: label, \.text)
      withExtendedLifetime(other) {}
    }
    model.name = "c"
    #expect(label.history == ["a", "b"])
  }

  @Test("ends with its bag")
  func endsWithItsBag() throws {
    let bag = BindingBag()
    try model.observe(\.name, bindTo: label, \.text).store(in: bag)
    try model.observe(\.name, bindTo: label, \.optional).store(in: bag)
    #expect(bag.count == 2)
    bag.cancel()
    model.name = "b"
    #expect(label.text == "a" && label.optional == "a" && bag.count == 0)
  }

  @Test("holds neither end")
  func isWeak() throws {
    weak var goneModel: Model?
    weak var goneLabel: Label?
    var tokens: [BindingToken] = []
    do {
      let model = Model(), label = Label()
      (goneModel, goneLabel) = (model, label)
      tokens.append(try model.observe(\.name, bindTo: label, \.text))
    }
    #expect(goneModel == nil && goneLabel == nil)
    do {
      let label = Label()
      goneLabel = label
      tokens.append(try model.observe(\.name, bindTo: label, \.text))
    }
    #expect(goneLabel == nil)
    model.name = "b"
    do {
      let model = Model()
      goneModel = model
      tokens.append(try model.observe(\.name, bindTo: label, \.text))
    }
    #expect(goneModel == nil)
    #expect(label.text == "a")
    withExtendedLifetime(tokens) {}
  }

  @Test("of a key path that reads nothing observed is an error, and sets nothing")
  func unknownKeyPath() {
    let error = #expect(throws: BindingError.self) {
      _ = try model.observe(\.plain, bindTo: label, \.number)
    }
    #expect(label.number == -1)
    #expect(error?.description.contains("Model.plain cannot be observed") == true)
    #expect(error?.description.contains("@Observed") == true)
  }

  @Test("ignores nil if the target cannot be nil, and passes it on if it can")
  func nils() throws {
    let tokens = [
      try model.observe(\.nickname, bindTo: label, \.text),
      try model.observe(\.nickname, bindTo: label, \.optional),
    ]
    #expect(label.text == "n" && label.optional == "n")
    model.nickname = nil
    #expect(label.text == "n" && label.optional == nil)
    model.nickname = "m"
    #expect(label.text == "m" && label.optional == "m")
    withExtendedLifetime(tokens) {}
  }

  @Test("never silences another, also when it ends")
  func severalObservers() throws {
    let others = [Label(), Label()]
    let token = try model.observe(\.name, bindTo: label, \.text)
    let tokens = try others.map { try model.observe(\.name, bindTo: $0, \.text) }
    model.name = "b"
    token.cancel()
    model.name = "c"
    #expect(label.history == ["a", "b"])
    #expect(others.map(\.history) == [["a", "b", "c"], ["a", "b", "c"]])
    withExtendedLifetime(tokens) {}
  }

  @Test("follows computed properties, whatever they read each time")
  func computed() throws {
    let tokens = [
      try model.observe(\.shown, bindTo: label, \.text),
      try model.observe(\.twice, bindTo: label, \.optional),
    ]
    model.nickname = "m"
    #expect(label.history == ["a"], "the nickname was not read")
    model.prefersNickname = true
    model.nickname = "o"
    model.name = "b"
    model.prefersNickname = false
    model.nickname = "p"
    #expect(label.history == ["a", "m", "o", "b"])
    #expect(label.optional == "bb")
    withExtendedLifetime(tokens) {}
  }

  @Test("sees the newest value when an earlier one changes the source again")
  func changesAgain() throws {
    @MainActor final class Answering {
      var model: Model?
      var text = "" {
        didSet { if text == "b" { model?.name = "c" } }
      }
    }
    let answering = Answering()
    let tokens = [
      try model.observe(\.name, bindTo: answering, \.text),
      try model.observe(\.name, bindTo: label, \.text),
    ]
    answering.model = model
    model.name = "b"
    #expect(answering.text == "c")
    #expect(label.history == ["a", "c", "c"])
    withExtendedLifetime(tokens) {}
  }

  @Test("leaves nothing behind when many of them come and go without a change")
  func prunes() throws {
    final class Witness {
      var text = ""
    }
    for _ in 0..<1_000 { _ = try model.observe(\.name, bindTo: Witness(), \.text) }
    model.name = "b"
    let token = try model.observe(\.name, bindTo: label, \.text)
    #expect(label.text == "b")
    token.cancel()
  }
}
