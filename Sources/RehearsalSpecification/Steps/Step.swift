import RehearsalHooks

/// A step while it runs.
struct Step {
  let word: StepWord
  let sentence: Sentence
  let location: RecordedIssue.Location
  private let run: ScenarioRun?

  init(_ word: StepWord, _ sentence: Sentence, at location: RecordedIssue.Location) {
    self.word = word
    self.sentence = sentence
    self.location = location
    run = CurrentObserver.value as? ScenarioRun
  }

  /// Runs what the step does, between its beginning and its end.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    begin()
    do {
      let result = try body()
      end()
      return result
    } catch {
      end(throwing: error)
      throw error
    }
  }

  /// Runs what the step does, between its beginning and its end.
  nonisolated(nonsending) func perform<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    begin()
    do {
      let result = try await body()
      end()
      return result
    } catch {
      end(throwing: error)
      throw error
    }
  }

  private func begin() {
    guard let run else {
      IssueSink.record(
        """
        “\(word) \(sentence)” is no step of a scenario. Put .specification(of:) on the suite, or \
        scenario(_:of:screen:) around the steps.
        """, at: location)
      return
    }
    run.begin(word, sentence)
  }

  /// Ends the step. One that asserted nothing although it says what is expected fails.
  private func end() {
    guard let run else { return }
    let expectations = run.expectations
    if word == .then, expectations == 0 {
      IssueSink.record(
        """
        Nothing is asserted in this step. Call expect(...), or an expectation of a double such as \
        view.expect([...]). A #expect that holds leaves no trace, so it does not count.
        """, at: location)
    }
    run.end()
  }

  /// Leaves the scenario at this step: the error that ends it belongs here.
  private func end(throwing error: any Error) {
    run?.end(throwing: error)
  }
}
