import RehearsalHooks

/// A double of a view, or of a view's events: what it was told is also there as the values that the app
/// itself has for it.
///
/// A `@PassiveView` protocol has an enum of commands, a `@ViewEvents` protocol one of events. The generator
/// writes a property `commands` or `events`, which holds the double's calls as those:
/// ```swift
/// #expect(view.commands == [.showTitle("Products"), .showLoadingStatus])
/// view.expect([.show(title: "Products"), .showLoadingStatus])
/// ```
public protocol PortSpy: GeneratedSpy {
  /// The enum of commands or events.
  associatedtype PortValue: Equatable

  /// What a call is as a command or an event.
  ///
  /// - Parameter call: a call of this double.
  /// - Returns: the value; nil for a call of another double.
  nonisolated static func portValue(of call: CallRecord) -> PortValue?
}

extension PortSpy {
  /// All calls so far as commands or events, in order. Complexity: linear in the length of the
  /// transcript.
  public nonisolated var portValues: [PortValue] {
    spyRecorder.records.compactMap(Self.portValue)
  }

  /// Checks that the double has received exactly these commands or events, in this order. A failure
  /// shows both lists side by side. For matchers, see
  /// ``GeneratedSpy/expectCalls(_:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - expected: the commands or events.
  ///   - fileID: where the test checks.
  ///   - filePath: where the test checks.
  ///   - line: where the test checks.
  ///   - column: where the test checks.
  public nonisolated func expect(
    _ expected: [PortValue],
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    CurrentObserver.countExpectation()
    let actual = portValues
    spyRecorder.verifyAll()
    guard expected != actual else { return }
    let sides = CallList.sideBySide(expected.map { "\($0)" }, actual.map { "\($0)" }) {
      expected[$0] == actual[$1]
    }
    IssueSink.record(
      "\(spyRecorder.identity.name) was not told as expected:\n\(sides)",
      at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
