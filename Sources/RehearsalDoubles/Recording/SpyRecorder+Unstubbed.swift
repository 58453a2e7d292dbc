import RehearsalHooks

// What a call is answered with that no stub accepts.

extension SpyRecorder {
  /// What was set; else as ``substitute(for:)``.
  func valueWithoutStub<Output: ~Copyable>(_ call: CallRecord) -> Output {
    if let value = remembered(call) as? RememberedValue<Output> { return value.make() }
    return substitute(for: call)
  }

  /// What was set; else as ``substitute(for:throwing:)``.
  func throwingValueWithoutStub<Output: ~Copyable>(_ call: CallRecord) throws -> Output {
    if let value = remembered(call) as? RememberedValue<Output> { return value.make() }
    return try substitute(for: call, throwing: (any Error).self)
  }

  /// Fails the test unless the empty value is right, then goes on with an empty value if there is one.
  func substitute<Output: ~Copyable>(for call: CallRecord) -> Output {
    if isEmptyValueRight(Output.self) { return EmptyValues.value(of: Output.self) }
    let problem = UnstubbedReport(call, of: self)
    problem.record()
    if EmptyValues.exists(for: Output.self) { return EmptyValues.value(of: Output.self) }
    fatalError(problem.message)
  }

  /// Fails the test unless the empty value is right, then throws if the member can.
  func substitute<Output: ~Copyable, Failure: Error>(
    for call: CallRecord, throwing failure: Failure.Type
  ) throws(Failure) -> Output {
    if isEmptyValueRight(Output.self) { return EmptyValues.value(of: Output.self) }
    let problem = UnstubbedReport(call, of: self)
    if let error = UnstubbedCall(description: problem.message) as? Failure {
      problem.record()
      throw error
    }
    return substitute(for: call)
  }

  private func isEmptyValueRight<Output: ~Copyable>(_ type: Output.Type) -> Bool {
    EmptyValues.isVoid(type)
      || behavior == .returnsEmptyValues && EmptyValues.exists(for: type)
  }
}
