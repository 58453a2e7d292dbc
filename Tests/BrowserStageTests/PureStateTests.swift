import StageHTTPServer
import Testing

@testable import BrowserStage

@Suite struct UpdateLogTests {
  private func log(_ count: Int, limits: UpdateLog.Limits) -> UpdateLog {
    var log = UpdateLog(limits: limits)
    for number in 1...count { #expect(append(&log, "\(number)") == number) }
    return log
  }

  private func append(_ log: inout UpdateLog, _ text: String) -> Int {
    log.append(.announce(text))
  }

  @Test func whatWasMissedComesInOrder() {
    let log = log(10, limits: .init(count: 100, bytes: 10_000))
    #expect(log.since(7)?.map(\.number) == [8, 9, 10])
    #expect(log.since(10)?.isEmpty == true)
    #expect(log.since(0)?.count == 10)
    #expect(log.since(11) == nil, "a number that was never given")
  }

  @Test func theOldestGoFirstWhenThereAreTooMany() {
    let log = log(10, limits: .init(count: 4, bytes: 10_000))
    #expect(log.since(6)?.map(\.number) == [7, 8, 9, 10])
    #expect(log.since(5) == nil)
  }

  @Test func theOldestGoFirstWhenTheyAreTooLarge() {
    let each = PageUpdate.announce("1").byteCount
    let log = log(9, limits: .init(count: 100, bytes: each * 3))
    #expect(log.since(6)?.count == 3)
    #expect(log.since(5) == nil)
  }

  @Test func theNewestIsKeptHoweverLargeItIs() {
    let log = log(3, limits: .init(count: 100, bytes: 1))
    #expect(log.since(2)?.count == 1)
  }

  @Test func whatWasSeenIsForgotten() {
    var log = log(5, limits: .init(count: 100, bytes: 10_000))
    log.forget(through: 3)
    #expect(log.since(2) == nil)
    #expect(log.since(3)?.map(\.number) == [4, 5])
    log.forget(through: 99)
    #expect(log.since(5)?.isEmpty == true)
    #expect(append(&log, "6") == 6)
    #expect(log.since(5)?.map(\.number) == [6])
  }
}

@Suite struct PageLifeTests {
  private let times = PageLife.Times(heartbeat: .seconds(10), silence: .seconds(20))

  @Test func aConnectedPageIsAskedAndStaysWhileItAnswers() {
    var life = PageLife(times: times, now: .zero)
    life.connected(now: .seconds(1))
    var heartbeats = 0
    for second in stride(from: 5, through: 300, by: 5) {
      switch life.advanced(now: .seconds(second)) {
      case .heartbeat:
        heartbeats += 1
        life.heard(now: .seconds(second))
      case .none: break
      case .end: Issue.record("ended at \(second) s")
      }
    }
    #expect(heartbeats >= 19)
  }

  @Test(arguments: [true, false])
  func aSilentPageEndsWithinThirtySeconds(isConnected: Bool) {
    for lastHeard in 0..<20 {
      var life = PageLife(times: times, now: .zero)
      life.connected(now: .seconds(lastHeard))
      if !isConnected { life.disconnected() }
      let end = stride(from: 5, through: 1000, by: 5).first {
        $0 >= lastHeard && life.advanced(now: .seconds($0)) == .end
      }
      #expect((end ?? 1000) - lastHeard <= 30)
      #expect((end ?? 0) - lastHeard >= 20)
    }
  }

  @Test func aPageThatIsNotConnectedIsNotAsked() {
    var life = PageLife(times: times, now: .zero)
    #expect(life.advanced(now: .seconds(15)) == .none)
    life.connected(now: .seconds(15))
    life.disconnected()
    #expect(life.advanced(now: .seconds(30)) == .none)
  }
}

@Suite struct TokenBucketTests {
  private func take(_ bucket: inout TokenBucket, _ count: Int, at now: Duration) -> Int {
    (0..<count).count { _ in bucket.take(now: now) }
  }

  @Test func aBurstAndThenTheRate() {
    var bucket = TokenBucket(.init(perSecond: 10, burst: 5), now: .zero)
    #expect(take(&bucket, 100, at: .zero) == 5)
    #expect(take(&bucket, 100, at: .milliseconds(50)) == 0)
    #expect(take(&bucket, 100, at: .milliseconds(100)) == 1)
    #expect(take(&bucket, 100, at: .milliseconds(400)) == 3)
    #expect(take(&bucket, 100, at: .seconds(1000)) == 5)
  }

  @Test func timeThatGoesBackGivesNothing() {
    var bucket = TokenBucket(.init(perSecond: 10, burst: 1), now: .seconds(10))
    #expect(take(&bucket, 1, at: .seconds(10)) == 1)
    #expect(take(&bucket, 1, at: .zero) == 0)
  }
}

@Suite struct PageUpdateTests {
  private func text(_ update: PageUpdate) -> String {
    String(decoding: update.pieces(number: 7).flatMap { $0 }, as: UTF8.self)
  }

  @Test(arguments: [
    (PageUpdate.replace("list", with: "<li>"), "id: 7\nevent: replace\ndata: list\ndata: <li>\n\n"),
    (.replace("list", with: ""), "id: 7\nevent: replace\ndata: list\ndata: \n\n"),
    (
      .replace("list", with: "<pre>a\nb\r\n\rid: 9"),
      "id: 7\nevent: replace\ndata: list\ndata: <pre>a\ndata: b\ndata: \ndata: id: 9\n\n"
    ),
    (.append(to: "a\nid: 3", "<b>"), "id: 7\nevent: append\ndata: a\ndata: id: 3\ndata: <b>\n\n"),
    (.patch("box", with: "<i>"), "id: 7\nevent: patch\ndata: box\ndata: <i>\n\n"),
    (.title("A\nB"), "id: 7\nevent: title\ndata: A\ndata: B\n\n"),
    (.title(""), "id: 7\nevent: title\ndata: \n\n"),
    (.busy(true), "id: 7\nevent: busy\ndata: yes\n\n"),
    (.navigate(to: "/a"), "id: 7\nevent: navigate\ndata: /a\n\n"),
  ])
  func updatesAreWrittenAsEvents(update: PageUpdate, expected: String) {
    #expect(text(update) == expected)
  }

  @Test func largeHTMLIsSentAsItIs() {
    let large = HTML(trusted: String(repeating: "x", count: 10_000))
    let pieces = PageUpdate.replace("a", with: large).pieces(number: 1)
    #expect(pieces.count == 3)
    let isShared = pieces[1].withUnsafeBytes { piece in
      large.bytes.withUnsafeBytes { piece.baseAddress == $0.baseAddress }
    }
    #expect(isShared, "the same memory goes to every page")
  }
}

@Suite struct PageEventTests {
  private func event(_ form: String) -> PageEvent? {
    HTTPFields(formEncoded: form.utf8).flatMap { PageEvent($0) }
  }

  @Test func parametersStandInFieldsOrBehindTheName() throws {
    let parsed = event(
      "page=p&event=select%3Findex%3D3%26a%3Db%252Bc&query=x+y&sequence=4&address=%2F")
    let event = try #require(parsed)
    #expect(event.page == "p")
    #expect(event.name == "select")
    #expect(event.sequence == 4)
    #expect(
      event.fields.fields == [
        .init(name: "index", value: "3"), .init(name: "a", value: "b+c"),
        .init(name: "query", value: "x y"),
      ])
  }

  @Test(arguments: [
    "", "page=p", "event=e", "page=p&event=", "page=p&event=%3Fa%3D1", "page=p&page=q&event=e",
    "page=p&event=e&event=f", "page=p&event=e&sequence=x", "page=p&event=e&sequence=0",
    "page=p&event=e%3Fa%3D%25", "page=p&event=e&sequence=1&sequence=2",
  ])
  func malformedEventsAreNone(form: String) {
    #expect(event(form) == nil)
  }
}

@Suite struct RequestPolicyTests {
  private let policy = RequestPolicy(extraHosts: ["shop.example"])

  private func status(_ method: HTTPMethod, _ headers: HTTPHeaders) -> HTTPStatus? {
    policy.refusal(for: HTTPRequest(method: method, target: "/", headers: headers)!)?.status
  }

  @Test(arguments: [
    "127.0.0.1", "127.0.0.1:8080", "localhost:1", "LOCALHOST", "[::1]:80", "shop.example:443",
  ])
  func ownNamesAreAnswered(host: String) {
    #expect(status(.get, ["Host": host]) == nil)
  }

  @Test(arguments: [
    "evil.example", "evil.example:8080", "127.0.0.1.evil.example", "", "localhost:80:evil",
  ])
  func otherNamesAreNot(host: String) {
    #expect(status(.get, ["Host": host]) == .misdirectedRequest)
  }

  @Test(
    arguments: [
      ("http://localhost:8080", nil), ("https://localhost:8080", nil),
      ("http://localhost:8081", .forbidden), ("http://evil.example", .forbidden),
      ("null", .forbidden),
      ("http://localhost:8080.evil.example", .forbidden),
    ] as [(String, HTTPStatus?)])
  func postsComeFromOwnPages(origin: String, expected: HTTPStatus?) {
    let headers: HTTPHeaders = [
      "Host": "localhost:8080", "Origin": origin,
      "Content-Type": "application/x-www-form-urlencoded",
    ]
    #expect(status(.post, headers) == expected)
  }

  @Test(
    arguments: [
      ("same-origin", nil), ("none", nil), ("same-site", .forbidden), ("cross-site", .forbidden),
    ]
      as [(String, HTTPStatus?)])
  func postsAreJudgedByFetchMetadataToo(site: String, expected: HTTPStatus?) {
    let headers: HTTPHeaders = [
      "Host": "localhost", "Sec-Fetch-Site": site,
      "Content-Type": "application/x-www-form-urlencoded; charset=UTF-8",
    ]
    #expect(status(.post, headers) == expected)
  }

  @Test(arguments: ["text/plain", "multipart/form-data; boundary=x", "application/json", ""])
  func otherKindsOfBodiesAreRefused(type: String) {
    #expect(status(.post, ["Host": "localhost", "Content-Type": type]) == .unsupportedMediaType)
  }
}
