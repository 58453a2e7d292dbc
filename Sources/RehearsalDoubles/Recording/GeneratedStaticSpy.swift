/// A generated double whose protocol has static requirements or initialisers. Their calls are kept for each
/// test, so tests that run at once do not mix; they are verified on the double's type:
/// ```swift
/// FactorySpy.expectCalls([.make(name: "a")])
/// expectOrder(FactorySpy.received(.make(name: .any)), view.received(.show))
/// ```
public protocol GeneratedStaticSpy {
  /// The calls of static members as values.
  associatedtype RecordedStaticCall: SpyCall

  /// Keeps the calls and stubs of static members for the current test.
  nonisolated static var spyStaticRecorder: SpyRecorder { get }
}
