import RehearsalDoubles

extension PortSpy {
  /// Expects that since the last `expectNext` (or from the beginning) the double was told exactly this, in
  /// this order. So each `then` says what came of the `when` before it.
  ///
  /// - Parameters:
  ///   - expected: the commands or events.
  ///   - fileID: the caller's module and file.
  ///   - filePath: the caller's file.
  ///   - line: the caller's line.
  ///   - column: the caller's column.
  public nonisolated func expectNext(
    _ expected: PortValue...,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    expect(expected, fileID: fileID, filePath: filePath, line: line, column: column)
    forgetCalls()
  }
}

extension GeneratedSpy {
  /// Expects that since the last `expectNextCalls` (or from the beginning) the double received exactly these
  /// calls, in this order.
  ///
  /// - Parameters:
  ///   - expected: the calls, with or without matchers.
  ///   - fileID: the caller's module and file.
  ///   - filePath: the caller's file.
  ///   - line: the caller's line.
  ///   - column: the caller's column.
  public nonisolated func expectNextCalls(
    _ expected: RecordedCall...,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    expectCalls(expected, fileID: fileID, filePath: filePath, line: line, column: column)
    forgetCalls()
  }
}
