import RehearsalHooks

/// A call that has been recorded, and how it is answered: with a closure, which generated code runs
/// itself, or with a value or an error.
///
/// `@unchecked Sendable`: it lives within one call and is used by its task only, first in the double's
/// isolation and then in the runtime's.
public struct BegunCall<Closure, Output: ~Copyable>: @unchecked Sendable {
  enum Resolution {
    case closure(Closure)
    case value(() -> Output)
    case failure(any Error)
    case unstubbed
  }

  let recorder: SpyRecorder
  let call: CallRecord
  let resolution: Resolution

  /// The closure that answers, if one does. Generated code calls this.
  public var closure: Closure? {
    if case .closure(let closure) = resolution { closure } else { nil }
  }

  /// The answer, if no closure gives it. Generated code calls this.
  ///
  /// - Returns: the stub's value, or what there is instead; see ``UnstubbedBehavior``.
  public func value() -> Output {
    if case .value(let make) = resolution { return make() }
    if case .unstubbed = resolution { return recorder.substitute(for: call) }
    preconditionFailure("\(call.qualifiedDescription) has an answer that it cannot give")
  }

  /// The answer, if no closure gives it. Generated code calls this.
  ///
  /// - Parameter failure: the type of the errors that the member throws.
  /// - Returns: the stub's value, or what there is instead; see ``UnstubbedBehavior``.
  /// - Throws: the stub's error, or ``UnstubbedCall`` if there is no stub.
  public func value<Failure: Error>(throwing failure: Failure.Type) throws(Failure) -> Output {
    if case .value(let make) = resolution { return make() }
    if case .failure(let error as Failure) = resolution { throw error }
    return try recorder.substitute(for: call, throwing: failure)
  }

  /// The answer of a stub whose types are erased, because the member is generic. Generated code calls
  /// this.
  ///
  /// - Parameters:
  ///   - value: what the closure gave.
  ///   - type: what the member returns in this call.
  /// - Returns: the value as that type. If it has another one, the test fails, and an empty value of the
  ///   type is returned if there is one; else the process stops.
  public func cast<Value>(_ value: Any, to type: Value.Type = Value.self) -> Value {
    if let value = value as? Value { return value }
    let message =
      "\(call.qualifiedDescription) was answered with \(ArgumentDescription.of(value)), "
      + "a \(Swift.type(of: value)), but must return a \(Value.self)."
    IssueSink.record(message, at: recorder.identity.location)
    if EmptyValues.exists(for: Value.self) { return EmptyValues.value(of: Value.self) }
    fatalError(message)
  }
}

extension BegunCall where Output == Bool {
  /// Whether an initialiser succeeds: it does unless a stub says otherwise. Generated code calls this.
  ///
  /// - Parameter failure: the type of the errors that the initialiser throws.
  /// - Returns: false if a failable initialiser shall return nil.
  /// - Throws: what the stub says.
  public func succeeds<Failure: Error>(throwing failure: Failure.Type) throws(Failure) -> Bool {
    switch resolution {
    case .value(let make): return make()
    case .failure(let error as Failure): throw error
    case .failure, .unstubbed, .closure: return true
    }
  }
}

extension BegunCall where Output == Any {
  /// The answer, if no closure gives it, of a member whose result is generic. Generated code calls this.
  ///
  /// - Parameters:
  ///   - type: what the member returns in this call.
  ///   - failure: the type of the errors that the member throws.
  /// - Returns: the stub's value, or what there is instead; see ``UnstubbedBehavior``.
  /// - Throws: the stub's error, or ``UnstubbedCall`` if there is no stub.
  public func value<Value, Failure: Error>(
    as type: Value.Type, throwing failure: Failure.Type
  ) throws(Failure) -> Value {
    switch resolution {
    case .value(let make): return cast(make())
    case .failure(let error as Failure): throw error
    default:
      let typed = BegunCall<Closure, Value>(recorder: recorder, call: call, resolution: .unstubbed)
      return try typed.value(throwing: failure)
    }
  }
}
