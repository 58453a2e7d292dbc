import Foundation
import Testing

@testable import RehearsalSpecification

@Suite("The report of a specification")
struct ReportTests {
  private func record(
    _ title: String, line: Int, target: String = "AppTests", app: String = "App",
    _ examples: [Example]
  ) -> ScenarioRecord {
    ScenarioRecord(
      key: .init(
        app: app, screen: "A screen", title: title, fileID: "\(target)/F.swift", line: line,
        screenLine: 1),
      examples: examples)
  }

  private func example(_ value: String, failing message: String? = nil) -> Example {
    var example = Example()
    example.steps = [
      .init(word: .given, parts: [.words("a text "), .value(value, column: "text")]),
      .init(word: .then, parts: [.words("it is shown")]),
    ]
    example.moments = [
      Moment(kind: .step, lane: "given", text: "a text \(value)"),
      Moment(kind: .call, lane: "TextView", text: "show(text: \"<\(value)>\")"),
      Moment(kind: .step, lane: "then", text: "it is shown"),
    ]
    if let message { example.failures = [message] }
    return example
  }

  private func folder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "specification-\(UUID())")
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test("is the same whatever the order in which scenarios and examples ran")
  func sameBytes() {
    let records = [
      record("One", line: 10, [example("10"), example("9"), example("a")]),
      record("Two", line: 20, [example("x")]), record("Other", line: 5, app: "B", [example("x")]),
    ]
    let turned = records.reversed().map { record in
      ScenarioRecord(key: record.key, examples: record.examples.reversed())
    }
    #expect(SiteWriter(Manual(records)).page == SiteWriter(Manual(turned)).page)
    let manual = Manual(turned)
    #expect(manual.apps.map(\.name) == ["App", "B"])
    #expect(manual.apps[0].scenarios[0].record.examples.flatMap(\.values) == ["9", "10", "a"])
    #expect(
      manual.apps.map(MarkdownWriter.page) == Manual(records).apps.map(MarkdownWriter.page))
  }

  @Test("merges the targets of several processes; what is no more disappears")
  func merges() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let specification = SpecificationFolder(folder)
    let all = RunSelection.targets(library: .swiftTesting)
    #expect(try specification.update([record("First", line: 1, [example("x")])], all))
    let other = record("Second", line: 1, target: "OtherTests", app: "Other", [example("y")])
    #expect(try specification.update([other], .targets(library: .xcTest)))
    #expect(try text("index.html", in: folder).contains("First"))
    #expect(try text("other.md", in: folder).contains("### Second"))
    let renamed = record("Third", line: 1, target: "OtherTests", app: "Renamed", [example("y")])
    #expect(try specification.update([renamed], .targets(library: .xcTest)))
    let page = try text("index.html", in: folder)
    #expect(page.contains("First") && page.contains("Third") && !page.contains("Second"))
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "other.md").path))
    #expect(try specification.update([], .partial) == false)
    #expect(try text("index.html", in: folder) == page)
  }

  @Test("marks what never ran and what fails, and escapes everything")
  func marks() {
    let records = [
      record("Never", line: 1, []), record("Bad", line: 2, [example("x", failing: "1 < 2")]),
      record("<script>", line: 3, [example("&")]),
    ]
    let manual = Manual(records)
    let page = SiteWriter(manual).page
    #expect(page.contains("1 never ran.") && page.contains("Never run</p>"))
    #expect(page.contains("1 fail.") && page.contains("<pre class=\"bad\">1 &lt; 2</pre>"))
    #expect(page.contains("&lt;script&gt;") && !page.contains("<script></a>"))
    let markdown = MarkdownWriter.page(manual.apps[0])
    #expect(markdown.contains("**Never run.**") && markdown.contains("**Fails.**"))
  }

  @Test("turns examples with the same words into a table")
  func table() throws {
    let table = try #require(ExampleTable([example("a"), example("b")]))
    #expect(table.columns == ["text"])
    #expect(table.rows == [["a"], ["b"]])
    #expect(table.outline[0].parts.map(\.text).joined() == "a text ⟨text⟩")
    #expect(ExampleTable([example("a")]) == nil)
    #expect(ExampleTable([example("a"), example("a")]) == nil)
    var other = example("b")
    other.steps[1].parts = [.words("it is not shown")]
    #expect(ExampleTable([example("a"), other]) == nil)
  }

  @Test("draws pictures that say in words what they show")
  func picture() {
    let moments = [
      Moment(kind: .step, lane: "when", text: "the user taps", time: 0),
      Moment(kind: .call, lane: "PageServiceSpy", text: "request(page: 2)", time: 0),
      Moment(
        kind: .answer, lane: "PageServiceSpy.request(page: 2)", text: "answers: page 2",
        time: 3_000_000_000, surprise: "choice 2 of 3"),
    ]
    let svg = SequenceDiagram(moments, title: "T & t", slug: "s").svg
    #expect(svg.contains("<title id=\"s-t\">T &amp; t</title>"))
    #expect(
      svg.contains(
        """
        When the user taps. The app tells Page service: request page 2. Page service answers: page 2.
        """))
    #expect(svg.contains(">3 s</text>") && svg.contains("class=\"answer surprise\""))
    #expect(SequenceDiagram.isWorthwhile(moments) && !SequenceDiagram.isWorthwhile([moments[0]]))
  }
}

@Suite("Calls in words")
struct WordingTests {
  @Test(
    "read as a person would say them",
    arguments: [
      (#"show(title: "Products")"#, "show title “Products”"),
      ("showLoadingStatus", "show loading status"), ("showLoadingStatus()", "show loading status"),
      (#"updateLabel(at: 0, text: "1")"#, "update label at 0, text “1”"),
      ("setNextEnabled(false)", "set next enabled: no"),
      (
        #"show(products: [Product(name: "A \"b\"", description: "")])"#,
        "show products: product (name “A \"b\"”, description an empty text)"
      ),
      ("show(products: [])", "show products an empty list"),
      ("show(screen: .detail(1.5, nil))", "show screen: detail (1.5, nothing)"),
      (#"show(product: App.Product(name: "A"))"#, "show product (name “A”)"),
      ("what (is this", "what (is this"), ("", ""),
    ])
  func calls(call: String, words: String) {
    #expect(Wording.call(call) == words)
  }

  @Test("name doubles, and say how many orders were tried")
  func others() {
    #expect(Wording.participant("ProductsViewSpy #2") == "Products view 2")
    var orders = ExploredOrders(count: 6, isExhaustive: true, permutesJobs: false, failures: 0)
    #expect(Wording.orders(orders).hasPrefix("Holds in all 6 orders"))
    orders.isExhaustive = false
    #expect(Wording.orders(orders).contains("budget"))
    orders.failures = 2
    #expect(Wording.orders(orders).hasPrefix("Fails in 2 of 6"))
  }
}

@Suite("Addresses in memory")
struct AddressFilterTests {
  @Test("are left out, other numbers stay")
  func addresses() {
    #expect(AddressFilter.withoutAddresses("<Thing 0x00007ff97444d7b0>") == "<Thing>")
    #expect(AddressFilter.withoutAddresses("color 0xff0010") == "color 0xff0010")
  }
}

@Suite("Which tests a process runs")
struct RunSelectionTests {
  @Test(
    "whole targets are a whole run",
    arguments: [
      ["tests", "--testing-library", "swift-testing"],
      ["tests", "--testing-library", "swift-testing", "--filter", #"^(A|B)\."#],
      ["tests", "--testing-library=swift-testing", #"--filter=^A\."#, "--skip", #"^B\."#],
    ])
  func whole(arguments: [String]) {
    #expect(RunSelection(arguments) == .targets(library: .swiftTesting))
  }

  @Test("XCTest's process without specifiers is a whole run")
  func xcTest() {
    #expect(RunSelection(["tests"]) == .targets(library: .xcTest))
  }

  @Test(
    "anything else is a part",
    arguments: [
      ["tests", "--filter", "A"], ["tests", "--filter", #"^A\.B"#], ["tests", "--filter"],
      ["tests", "--skip", "slow"], ["tests", "A.B/testC,A.B/testD"],
    ])
  func partial(arguments: [String]) {
    #expect(RunSelection(arguments) == .partial)
  }
}
