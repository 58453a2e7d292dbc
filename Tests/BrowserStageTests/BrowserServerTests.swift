import Foundation
import LoopbackClient
import StageHTTPServer
import Testing

@testable import BrowserStage

@MainActor @Suite struct BrowserServerTests {
  @Test func thePageIsRenderedWithWhatWasSaidByThen() async throws {
    let stage = try Stage { screen in
      screen.add(41)
      screen.add(1)
      screen.page.announce("Ready & set")
    }
    let page = try await stage.open()
    #expect(page.response.status == 200)
    #expect(page.response.headers["content-type"] == "text/html; charset=utf-8")
    #expect(page.response.headers["cache-control"] == "no-store")
    #expect(page.response.text.contains("<title>Counter – Test</title>"))
    #expect(page.response.text.contains("<h1 id=\"stage-title\">Counter</h1>"))
    #expect(page.response.text.contains("<div data-region=\"count\">42</div>"))
    #expect(page.response.text.contains("role=\"status\">Ready &amp; set</p>"))
    #expect(page.last == 0)
    await stage.server.stop()
  }

  @Test func commandsArriveAsNumberedEvents() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    let updates = try await page.connect()
    stage.screen?.add(5)
    _ = try await updates.read(until: "id: 1\nevent: replace\ndata: count\ndata: 5\n\n")
    stage.screen?.page.isBusy = true
    _ = try await updates.read(until: "id: 2\nevent: busy\ndata: yes\n\n")
    await stage.server.stop()
  }

  @Test func eventsReachTheScreen() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    #expect(try await page.send("add?amount=3").status == 204)
    #expect(stage.screen?.count == 3)
    #expect(try await page.send("rename?title=ab&times=2").status == 204)
    #expect(stage.screen?.page.title == "abab")
    await stage.server.stop()
  }

  @Test(arguments: [
    ("explode", "This page knows no event \"explode\".\n"),
    ("add", "The parameter \"amount\" is missing or comes twice.\n"),
    ("add?amount=1&amount=2", "The parameter \"amount\" is missing or comes twice.\n"),
    ("add?amount=many", "The parameter \"amount\" has no valid value.\n"),
    ("add?amount=101", "The parameter \"amount\" has no valid value.\n"),
    ("add?amount=99999999999999999999", "The parameter \"amount\" has no valid value.\n"),
    ("add?amount=1&more=2", "The event has no parameter \"more\".\n"),
    (
      "rename?title=aaaaaaaaaaaaaaaaaaaaaaaaa&times=1",
      "The parameter \"title\" has no valid value.\n"
    ),
    ("rename?times=1", "The parameter \"title\" is missing or comes twice.\n"),
  ])
  func eventsThatThePageDoesNotTakeChangeNothing(event: String, text: String) async throws {
    let stage = try Stage()
    let page = try await stage.open()
    let response = try await page.send(event)
    #expect(response.status == 400)
    #expect(response.text == text)
    #expect(stage.screen?.count == 0)
    #expect(stage.screen?.page.title == "Counter")
    await stage.server.stop()
  }

  @Test func badPostsAreRefusedAndChangeNothing() async throws {
    var limits = BrowserServer.Limits()
    limits.maximumEventBytes = 1000
    let stage = try Stage(limits: limits)
    let page = try await stage.open()
    let good = "page=\(page.identifier)&event=add%3Famount%3D1"
    let statuses = [
      try await page.post("/stage/events", good, headers: [("Origin", "http://evil.example")])
        .status,
      try await page.post("/stage/events", good, headers: [("Sec-Fetch-Site", "cross-site")])
        .status,
      try await page.post("/stage/events", good, headers: [("Content-Type", "text/plain")]).status,
      try await page.post("/stage/events", good, headers: [("Host", "evil.example")]).status,
      try await page.post("/stage/events", good + "&x=" + String(repeating: "x", count: 1000))
        .status,
      try await page.post("/stage/events", "page=%").status,
      try await page.post("/stage/events", "event=add").status,
      try await page.post("/stage/events", "page=unknown&event=add%3Famount%3D1").status,
      try await fetch("/stage/events", port: stage.port).status,
    ]
    #expect(statuses == [403, 403, 415, 421, 413, 400, 400, 410, 405])
    #expect(stage.screen?.count == 0)
    #expect(try await page.post("/stage/events", good).status == 204)
    #expect(stage.screen?.count == 1)
    await stage.server.stop()
  }

  @Test func anEventSentTwiceCountsOnce() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    for sequence in [1, 1, 2, 2, 1, 3] {
      #expect(try await page.send("add?amount=1", sequence: sequence).status == 204)
    }
    #expect(stage.screen?.count == 3)
    await stage.server.stop()
  }

  @Test func aRefusedEventMayBeSentAgainWithItsNumber() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    #expect(try await page.send("add?amount=x", sequence: 1).status == 400)
    #expect(try await page.send("add?amount=1", sequence: 1).status == 204)
    #expect(stage.screen?.count == 1)
    await stage.server.stop()
  }

  @Test func twoPagesAreIndependent() async throws {
    let stage = try Stage()
    let first = try await stage.open()
    let second = try await stage.open()
    let secondUpdates = try await second.connect()
    _ = try await first.send("add?amount=7")
    _ = try await second.send("add?amount=1")
    let text = try await secondUpdates.read(until: "data: 1\n\n")
    #expect(!text.contains("data: 7"))
    #expect(text.contains("id: 1\n"))
    #expect(stage.server.pageCount == 2)
    await stage.server.stop()
  }

  @Test func tooManyEventsAreSlowedDown() async throws {
    var limits = BrowserServer.Limits()
    limits.eventBurst = 2
    limits.eventsPerSecond = 1
    let stage = try Stage(limits: limits)
    let page = try await stage.open()
    var statuses: [Int] = []
    for _ in 0..<3 { statuses.append(try await page.send("add?amount=1").status) }
    stage.clock.advance(by: .seconds(1))
    statuses.append(try await page.send("add?amount=1").status)
    #expect(statuses == [204, 204, 429, 204])
    #expect(stage.screen?.count == 3)
    await stage.server.stop()
  }

  @Test func tooManyPagesAreRefused() async throws {
    var limits = BrowserServer.Limits()
    limits.maximumPages = 2
    let stage = try Stage(limits: limits)
    let first = try await stage.open()
    _ = try await stage.open()
    let refused = try await fetch("/", port: stage.port)
    #expect(refused.status == 503)
    #expect(refused.headers["retry-after"] == "30")
    #expect(refused.text.contains("This server keeps 2 pages open at most."))
    _ = try await first.post("/stage/leave", "page=\(first.identifier)")
    #expect(try await fetch("/", port: stage.port).status == 200)
    await stage.server.stop()
  }

  @Test func pagesOpenedTooFastAreRefused() async throws {
    var limits = BrowserServer.Limits()
    limits.pageBurst = 1
    limits.pagesPerSecond = 1
    let stage = try Stage(limits: limits)
    _ = try await stage.open()
    #expect(try await fetch("/", port: stage.port).status == 429)
    stage.clock.advance(by: .seconds(1))
    #expect(try await fetch("/", port: stage.port).status == 200)
    await stage.server.stop()
  }

  @Test func unknownAddressesHaveAPage() async throws {
    let stage = try Stage()
    for target in ["/nowhere", "/never/x"] {
      let response = try await fetch(target, port: stage.port)
      #expect(response.status == 404)
      #expect(response.text.contains("There is no page at this address."))
    }
    #expect(stage.server.pageCount == 0)
    await stage.server.stop()
  }

  @Test func headKeepsNoPage() async throws {
    let stage = try Stage()
    #expect(try await fetch("/", method: "HEAD", port: stage.port).status == 200)
    #expect(stage.server.pageCount == 0)
    await stage.server.stop()
  }

  @Test func styleAndScriptMayBeKeptByTheirVersion() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    for name in ["css", "js"] {
      let match = try #require(
        page.response.text.firstMatch(of: try Regex("/stage/stage\\.\(name)\\?v=[0-9a-z]+")))
      let address = String(page.response.text[match.range])
      let response = try await fetch(address, port: stage.port)
      #expect(response.status == 200)
      #expect(response.headers["cache-control"]?.contains("immutable") == true)
      #expect(response.text.count > 1000)
      let other = try await fetch("/stage/stage.\(name)", port: stage.port)
      #expect(other.headers["cache-control"] == "no-cache")
    }
    await stage.server.stop()
  }

  @Test func theScriptsAreShortAndServed() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    for script in StageResource.scripts {
      #expect(
        page.response.text.contains("<script src=\"\(script.address)\" defer></script>"))
      let response = try await fetch(script.address, port: stage.port)
      #expect(response.status == 200)
      #expect(response.text == script.text)
      let limit = script.path == StageResource.script.path ? 150 : 75
      #expect(response.text.split(separator: "\n", omittingEmptySubsequences: false).count < limit)
    }
    await stage.server.stop()
  }

  @Test func aNewPageIsHeldBackWhileItLoads() async throws {
    let stage = try Stage { screen in
      screen.page.isBusy = true
      Task { @MainActor in
        screen.add(9)
        screen.page.isBusy = false
      }
    }
    let page = try await stage.open()
    #expect(page.response.text.contains("<div data-region=\"count\">9</div>"))
    #expect(page.response.text.contains("aria-busy=\"false\""))
    await stage.server.stop()
  }

  @Test func aNewPageIsHeldBackOnlyForAMoment() async throws {
    let stage = try Stage { $0.page.isBusy = true }
    let opening = Task { try await stage.open() }
    // One sleeps until the next round, the other until the patience is over.
    while stage.clock.sleeperCount < 2 { await Task.yield() }
    stage.clock.advance(by: .milliseconds(150))
    let page = try await opening.value
    #expect(page.response.text.contains("aria-busy=\"true\""))
    #expect(page.response.text.contains("Loading…"))
    await stage.server.stop()
  }

  @Test func stoppingEndsStreamsAndReleasesScreens() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    let updates = try await page.connect()
    stage.screen?.add(1)
    await stage.server.stop()
    #expect(stage.screen == nil)
    #expect(try await updates.readToEnd().hasSuffix("0\r\n\r\n"))
  }
}

@MainActor @Suite struct ReconnectionTests {
  @Test func aPageThatReconnectsMissesNothing() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    let first = try await page.connect()
    stage.screen?.add(1)
    _ = try await first.read(until: "id: 1\n")
    first.hangUp()
    for _ in 0..<3 { stage.screen?.add(1) }
    let again = try await page.connect(headers: [("Last-Event-ID", "1")])
    let text = try await again.read(until: "data: 4\n\n")
    #expect(text.matches(of: /id: (\d+)/).map { $0.1 } == ["2", "3", "4"])
    await stage.server.stop()
  }

  @Test func commandsBetweenThePageAndItsStreamAreNotLost() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    stage.screen?.add(1)
    stage.screen?.page.showMessage(title: "Error", text: "x")
    let updates = try await page.connect()
    let text = try await updates.read(until: "event: message\n")
    #expect(text.contains("id: 1\nevent: replace"))
    await stage.server.stop()
  }

  @Test func onlyTheNewestStreamIsWrittenTo() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    let first = try await page.connect()
    let second = try await page.connect()
    stage.screen?.add(1)
    _ = try await second.read(until: "data: 1\n\n")
    #expect(try await !first.read(until: "\r\n0\r\n\r\n").contains("data: 1"))
    stage.screen?.add(1)
    _ = try await second.read(until: "data: 2\n\n")
    await stage.server.stop()
  }

  @Test func aPageThatMissedTooMuchStartsAfresh() async throws {
    var limits = BrowserServer.Limits()
    limits.keptCommands = 3
    let stage = try Stage(limits: limits)
    let page = try await stage.open()
    for _ in 0..<4 { stage.screen?.add(1) }
    let updates = try await page.connect()
    #expect(try await updates.read(until: "\r\n0\r\n\r\n").contains("event: restart\n"))
    let kept = try await page.connect(last: 1)
    _ = try await kept.read(until: "data: 4\n\n")
    await stage.server.stop()
  }

  @Test func aRestartedServerTellsThePageToStartAfresh() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    let updates = try await page.connect()
    await stage.server.stop()
    _ = try await updates.readToEnd()
    let restarted = BrowserServer(name: "Test", clock: ManualClock())
    try restarted.start(port: stage.port)
    let again = try await page.connect()
    #expect(try await again.read(until: "\r\n0\r\n\r\n").contains("event: restart\n"))
    #expect(try await page.send("add?amount=1").status == 410)
    await restarted.stop()
  }

  /// The request came before the server stopped listening, and its turn after the pages were
  /// released: a page that started afresh now would find nobody.
  @Test func aServerThatStopsDoesNotTellPagesToStartAfresh() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    await stage.server.stop()
    let request = try #require(
      HTTPRequest(method: .get, target: "/stage/updates?page=\(page.identifier)&last=0"))
    #expect(stage.server.connect(request).status == .serviceUnavailable)
  }

  @Test func nonsensicalRequestsForUpdatesAreRefused() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    for target in [
      "/stage/updates", "/stage/updates?page=\(page.identifier)",
      "/stage/updates?page=\(page.identifier)&last=x",
      "/stage/updates?page=\(page.identifier)&last=-1",
    ] {
      #expect(try await fetch(target, port: stage.port).status == 400)
    }
    await stage.server.stop()
  }

  @Test func aPageThatTakesNothingInIsCutOff() async throws {
    var limits = BrowserServer.Limits()
    limits.pendingBytes = 100_000
    let stage = try Stage(limits: limits)
    let page = try await stage.open()
    let updates = try await page.connect()
    let large = HTML(trusted: String(repeating: "x", count: 1_000_000))
    for _ in 0..<20 { stage.screen?.page.replace("count", with: large) }
    await #expect(throws: (any Error).self) { _ = try await updates.read(until: "never") }
    await stage.server.stop()
  }
}

@MainActor @Suite struct DepartureTests {
  @Test func aPageThatLeavesIsReleasedAtOnce() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    #expect(stage.screen != nil)
    #expect(try await page.post("/stage/leave", "page=\(page.identifier)").status == 204)
    #expect(stage.screen == nil)
    #expect(stage.server.pageCount == 0)
    #expect(try await page.post("/stage/leave", "page=\(page.identifier)").status == 204)
    await stage.server.stop()
  }

  @Test func aPageThatAnswersStays() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    let updates = try await page.connect()
    for _ in 0..<12 {
      stage.clock.advance(by: .seconds(10))
      stage.server.endDepartedPages()
      _ = try await updates.read(until: "event: heartbeat\ndata: \n\n")
      #expect(try await page.post("/stage/heard", "page=\(page.identifier)&last=0").status == 204)
    }
    #expect(stage.server.pageCount == 1)
    await stage.server.stop()
  }

  @Test func aPageThatFallsSilentIsGoneWithinThirtySeconds() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    let updates = try await page.connect()
    for _ in 0..<6 where stage.server.pageCount > 0 {
      stage.clock.advance(by: .seconds(5))
      stage.server.endDepartedPages()
    }
    #expect(stage.server.pageCount == 0)
    #expect(stage.screen == nil, "nothing holds the screen any more")
    _ = try await updates.read(until: "\r\n0\r\n\r\n")
    #expect(try await page.post("/stage/heard", "page=\(page.identifier)&last=0").status == 410)
    await stage.server.stop()
  }

  @Test func theStageLooksForDepartedPagesByItself() async throws {
    let stage = try Stage()
    _ = try await stage.open()
    while stage.server.pageCount > 0 {
      let sleepers = stage.clock.sleeperCount
      if sleepers > 0 { stage.clock.advance(by: .seconds(5)) }
      await Task.yield()
    }
    #expect(stage.screen == nil)
    await stage.server.stop()
  }

  @Test func commandsToAPageThatIsGoneDoNothing() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    let screen = try #require(stage.screen)
    _ = try await page.post("/stage/leave", "page=\(page.identifier)")
    #expect(screen.page.isGone)
    screen.add(1)
    screen.page.showMessage(title: "Error", text: "x")
    screen.page.navigate(to: "/")
    #expect(try await page.send("add?amount=1").status == 410)
    await stage.server.stop()
  }

  @Test func signsOfLifeMustBeWellFormed() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    for body in ["", "page=\(page.identifier)", "page=\(page.identifier)&last=x"] {
      #expect(try await page.post("/stage/heard", body).status == 400)
    }
    #expect(try await page.post("/stage/leave", "").status == 400)
    await stage.server.stop()
  }
}

@MainActor @Suite struct WithoutScriptTests {
  @Test func anEventLeadsToThePageAsItIsThen() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    let response = try await page.send("add?amount=3", isScript: false)
    #expect(response.status == 303)
    let location = try #require(response.headers["location"])
    #expect(location == "/?stage=\(page.identifier)")
    let again = try await stage.open(location)
    #expect(again.identifier == page.identifier)
    #expect(again.response.text.contains("<div data-region=\"count\">3</div>"))
    #expect(stage.server.pageCount == 1)
    await stage.server.stop()
  }

  @Test func aPageWhoseScriptRunsIsNotRenderedAgain() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    _ = try await page.connect()
    let other = try await stage.open("/?stage=\(page.identifier)")
    #expect(other.identifier != page.identifier)
    #expect(other.response.text.contains("<div data-region=\"count\">0</div>"))
    await stage.server.stop()
  }

  @Test func aMessageIsShownOnce() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    let location = try #require(try await page.send("fail", isScript: false).headers["location"])
    let first = try await stage.open(location)
    #expect(first.response.text.contains("aria-labelledby=\"stage-message-title\" open>"))
    #expect(
      first.response.text.contains(
        "<h2 id=\"stage-message-title\">Error</h2><p>It &lt;failed&gt;</p>"))
    #expect(try await !stage.open(location).response.text.contains(" open>"))
    await stage.server.stop()
  }

  @Test func aSecondMessageFollowsTheFirst() async throws {
    let stage = try Stage { screen in
      screen.page.showMessage(title: "Error", text: "one")
      screen.page.showMessage(title: "Error", text: "two")
    }
    let page = try await stage.open()
    #expect(page.response.text.contains("<p>one</p>"))
    let updates = try await page.connect(last: 0)
    _ = try await updates.read(until: "<p>two</p>")
    await stage.server.stop()
  }

  @Test func leadingElsewhereIsARedirection() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    let response = try await page.send("go", isScript: false)
    #expect(response.status == 303)
    #expect(response.headers["location"] == "/other")
    await stage.server.stop()
  }

  @Test func anEventOfAPageThatIsGoneLeadsToItsAddress() async throws {
    let stage = try Stage()
    let page = try await stage.open()
    let fields = "page=gone&event=add"
    let own = try await page.post(
      "/stage/events", fields + "&address=%2Fproducts%3Fpage%3D2", isScript: false)
    #expect(own.status == 303)
    #expect(own.headers["location"] == "/products?page=2")
    for address in [
      "http%3A%2F%2Fevil.example", "%2F%2Fevil.example", "%2F%5Cevil.example", "%2Fa%0D%0Ab",
    ] {
      let other = try await page.post(
        "/stage/events", fields + "&address=\(address)", isScript: false)
      #expect(other.status == 410)
    }
    await stage.server.stop()
  }
}
