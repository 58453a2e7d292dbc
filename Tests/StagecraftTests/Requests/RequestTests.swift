import Stagecraft
import TestClock
import Testing

private enum Failure: Error, Equatable { case offline }

@MainActor
@Suite("A latest-only request")
struct LatestRequestTests {
  @Test("passes its answer or failure on", arguments: [true, false])
  func answers(succeeds: Bool) async {
    let request = LatestRequest<Int>()
    var values: [Int?] = []
    request.start {
      if succeeds { return 1 }
      throw Failure.offline
    } then: {
      values.append(try? $0.get())
    }
    #expect(request.isRunning)
    await request.finished()
    #expect(values == [succeeds ? 1 : nil])
    #expect(!request.isRunning)
  }

  @Test("cancels the older one, and drops its late answer, before and after the newer one's")
  func latestOnly() async {
    for answersEarly in [true, false] {
      let request = LatestRequest<Int>()
      let old = Question<Int>(), new = Question<Int>()
      var values: [Int?] = []
      request.start {
        try await old.ask()
      } then: {
        values.append(try? $0.get())
      }
      await old.asked()
      request.start {
        try await new.ask()
      } then: {
        values.append(try? $0.get())
      }
      await old.cancelled()
      await new.asked()
      if answersEarly { old.answer(.success(1)) }
      new.answer(.success(2))
      await request.finished()
      old.answer(.success(1))
      request.start {
        3
      } then: {
        values.append(try? $0.get())
      }
      await request.finished()
      #expect(values == [2, 3])
    }
  }

  @Test("tells nobody after it was cancelled")
  func cancels() async {
    let request = LatestRequest<Int>()
    let question = Question<Int>()
    var count = 0
    request.start {
      try await question.ask()
    } then: { _ in
      count += 1
    }
    await question.asked()
    request.cancel()
    await question.cancelled()
    question.answer(.success(1))
    await request.finished()
    #expect(count == 0 && !request.isRunning)
  }

  @Test("is cancelled when its owner is gone, and leaks nothing")
  func ownerGone() async {
    let question = Question<Int>()
    weak var gone: LatestRequest<Int>?
    var count = 0
    do {
      let request = LatestRequest<Int>()
      gone = request
      request.start {
        try await question.ask()
      } then: { _ in
        count += 1
      }
      await question.asked()
    }
    #expect(gone == nil)
    await question.cancelled()
    question.answer(.success(1))
    #expect(count == 0)
  }
}

@MainActor
@Suite("Loading")
struct LoadingRequestTests {
  private enum News: Equatable { case loading(Bool), answer(Int?) }

  @MainActor private final class Log {
    var news: [News] = []
  }

  private let log = Log()

  private func make() -> LoadingRequest<Int> {
    LoadingRequest { [log] in log.news.append(.loading($0)) }
  }

  @Test("ends after the answer and after a failure", arguments: [1, nil])
  func ends(answer: Int?) async {
    let loading = make()
    loading.start {
      guard let answer else { throw Failure.offline }
      return answer
    } then: { [log] in
      log.news.append(.answer(try? $0.get()))
    }
    #expect(loading.isLoading)
    await loading.finished()
    #expect(log.news == [.loading(true), .answer(answer), .loading(false)])
    #expect(!loading.isLoading)
  }

  @Test("goes on when a request supersedes another, and ends once")
  func supersedes() async {
    let loading = make()
    let question = Question<Int>()
    loading.start {
      try await question.ask()
    } then: { [log] in
      log.news.append(.answer(try? $0.get()))
    }
    await question.asked()
    loading.start {
      2
    } then: { [log] in
      log.news.append(.answer(try? $0.get()))
    }
    await question.cancelled()
    question.answer(.success(1))
    await loading.finished()
    #expect(log.news == [.loading(true), .answer(2), .loading(false)])
  }

  @Test("goes on when whoever is told the answer starts the next request")
  func continues() async {
    let loading = make()
    loading.start {
      1
    } then: { [log, weak loading] in
      log.news.append(.answer(try? $0.get()))
      loading?.start {
        2
      } then: {
        log.news.append(.answer(try? $0.get()))
      }
    }
    await loading.finished()
    await loading.finished()
    #expect(log.news == [.loading(true), .answer(1), .answer(2), .loading(false)])
  }

  @Test("ends when it is cancelled, once")
  func cancels() async {
    let loading = make()
    let question = Question<Int>()
    loading.start {
      try await question.ask()
    } then: { _ in
    }
    await question.asked()
    loading.cancel()
    loading.cancel()
    question.answer(.success(1))
    #expect(log.news == [.loading(true), .loading(false)])
  }

  @Test("ends when its owner is gone")
  func ownerGone() async {
    let question = Question<Int>()
    do {
      let loading = make()
      loading.start {
        try await question.ask()
      } then: { _ in
      }
      await question.asked()
    }
    await question.cancelled()
    await Task { @MainActor in }.value
    #expect(log.news == [.loading(true), .loading(false)])
    question.answer(.success(1))
  }
}

@MainActor
@Suite("A debouncer")
struct DebouncerTests {
  @Test("passes on the newest when nothing has come for a while")
  func newest() async {
    let clock = ManualClock()
    let passed = Question<String>()
    let debouncer = Debouncer<String>(for: .seconds(1), clock: clock) {
      passed.answer(.success($0))
    }
    debouncer.send("c")
    await clock.slept(times: 1)
    clock.advance(by: .milliseconds(900))
    debouncer.send("ca")
    await clock.slept(times: 2)
    clock.advance(by: .milliseconds(900))
    debouncer.send("car")
    await clock.slept(times: 3)
    clock.advance(by: .seconds(1))
    #expect(try! await passed.ask() == "car")
  }

  @Test("drops what is pending when it is cancelled or gone")
  func drops() async {
    let clock = ManualClock()
    var count = 0
    var debouncer: Debouncer<Int>? = Debouncer(for: .seconds(1), clock: clock) { _ in count += 1 }
    debouncer?.send(1)
    await clock.slept(times: 1)
    debouncer?.cancel()
    clock.advance(by: .seconds(2))
    debouncer?.send(2)
    await clock.slept(times: 2)
    debouncer = nil
    clock.advance(by: .seconds(2))
    await Task { @MainActor in }.value
    #expect(count == 0)
  }
}
