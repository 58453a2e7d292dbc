import Rehearsal
import RehearsalDoubles
import Testing

@testable import RehearsalSpecification

@Spy @MainActor protocol Lamp: AnyObject {
  func light(color: String)
  func goOut()
}

@MainActor
@Suite("The steps of a scenario", .specification(of: "Tests"))
struct StepTests {
  private let lamp = LampSpy()

  @Test("A step gives what its body gives, and a double's expectation counts")
  func steps() {
    let number = given("a number") { 4 }
    when("the lamp is lit") { lamp.light(color: "red") }
    then("it was told so, and the number is 4") {
      lamp.expectNextCalls(.light(color: "red"))
      expect(number, equals: 4)
    }
    then("nothing came since") { lamp.expectCalls([]) }
  }

  @Test("An asynchronous step runs where its caller does")
  func asynchronous() async {
    await when("something takes a moment") {
      await Task.yield()
      lamp.goOut()
    }
    await then("it has happened") { await lamp.called(.goOut) }
  }

  @Test("Each order has doubles of its own", .rehearsed)
  func rehearsed() async {
    await when("two tasks use the lamp") {
      let first = Task { @MainActor in
        try? await moment("one")
        lamp.light(color: "one")
      }
      let second = Task { @MainActor in
        try? await moment("two")
        lamp.light(color: "two")
      }
      await first.value
      await second.value
    }
    then("it was told twice") { expect(lamp.calls.count, equals: 2) }
  }
}

/// What fails. The issues are expected, and looked at.
@MainActor
@Suite("Steps that fail", .specification(of: "Tests"))
struct FailingStepTests {
  private let lamp = LampSpy()

  @Test("A then that asserts nothing fails, and says which")
  func nothingAsserted() {
    withKnownIssue {
      then("the lamp is \("red", as: "color")") { _ = lamp.calls }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("Nothing is asserted in this step")
        && text.contains("at the step: then the lamp is red")
        && text.contains("In the scenario “A then that asserts nothing fails, and says which”")
    }
  }

  @Test("A #expect that holds does not count, but one that fails names the step")
  func frameworkExpectations() {
    withKnownIssue {
      then("one is one") { #expect(1 == 1) }
    } matching: { $0.comments.map(\.rawValue).joined().contains("Nothing is asserted") }
    withKnownIssue {
      then("one is two") { #expect(Int("1") == 2) }
    }
  }

  @Test("An expectation of a double shows the difference, the scenario and the step")
  func difference() {
    when("the lamp goes out") { lamp.goOut() }
    withKnownIssue {
      then("it is lit") { lamp.expectCalls([.light(color: "red")]) }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains(#"-> light(color: "red") | goOut"#)
        && text.contains("at the step: then it is lit")
    }
  }

  @Test("Values that differ are both shown")
  func values() {
    withKnownIssue {
      then("numbers are equal") {
        expect(1, equals: 2)
        expect([1, 2], equals: [1, 3])
        expect(1.0, equals: 1.5, within: 0.25)
        expect(false, "It is false.")
      }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("Expected 2, but it is 1.") || text.contains("-> 3")
        || text.contains("give or take 0.25") || text.contains("It is false.")
    }
  }

  @Test("The smallest failing order names the step")
  func rehearsed() {
    let run = ScenarioRun(
      .init(app: "A", screen: "S", title: "T", fileID: "M/f", line: 1, screenLine: 0),
      keepsRecord: true)
    run.perform(at: .init()) {
      let report = explore { @MainActor in
        let order = await twoTaps()
        then("the first tap comes first") { expect(order, equals: ["one", "two"]) }
      }
      #expect(report.failures == 1)
      #expect(report.smallestFailure?.message.contains("at the step: then the first tap") == true)
    }
    let example = run.example
    #expect(example.exploration?.count == 2)
    #expect(example.exploration?.isExhaustive == true)
    #expect(example.exploration?.smallestFailure?.contains { $0.surprise != nil } == true)
    #expect(example.failures.count == 1)
    #expect(example.steps.count == 1)
    #expect(example.moments.contains { $0.kind == .answer })
    then("it was looked at") { expect(run.hasExpected, "no then") }
  }

  private func twoTaps() async -> [String] {
    var order: [String] = []
    let taps = ["one", "two"].map { name in
      Task { @MainActor in
        try? await moment(name)
        order.append(name)
      }
    }
    for tap in taps { await tap.value }
    return order
  }
}

@Suite("Outside a scenario")
struct OutsideTests {
  @Test("a step fails, and says what to do")
  func step() {
    withKnownIssue {
      given("nothing") {}
    } matching: { $0.comments.map(\.rawValue).joined().contains("is no step of a scenario") }
  }

  @Test("a scenario without then fails")
  func withoutThen() {
    withKnownIssue {
      scenario("S", of: "Tests", screen: "X") { given("nothing") {} }
    } matching: { $0.comments.map(\.rawValue).joined().contains("has no “then”") }
  }

  @Test("a scenario that throws ends with the error")
  func throwing() {
    struct Broken: Error {}
    #expect(throws: Broken.self) {
      try scenario("S", of: "Tests", screen: "X") { try when("it breaks") { throw Broken() } }
    }
  }
}
