import Foundation

/// A type with an obvious empty value. Conform to it to let doubles return one: see
/// ``UnstubbedBehavior/returnsEmptyValues``.
public protocol EmptyValue {
  /// The empty value.
  static var emptyValue: Self { get }
}

extension EmptyValue where Self: AdditiveArithmetic {
  /// Zero.
  public static var emptyValue: Self { .zero }
}

extension EmptyValue where Self: RangeReplaceableCollection {
  /// The collection without elements.
  public static var emptyValue: Self { Self() }
}

extension Int: EmptyValue {}
extension Int8: EmptyValue {}
extension Int16: EmptyValue {}
extension Int32: EmptyValue {}
extension Int64: EmptyValue {}
extension UInt: EmptyValue {}
extension UInt8: EmptyValue {}
extension UInt16: EmptyValue {}
extension UInt32: EmptyValue {}
extension UInt64: EmptyValue {}
extension Double: EmptyValue {}
extension Float: EmptyValue {}
extension Decimal: EmptyValue {}
extension Duration: EmptyValue {}
extension String: EmptyValue {}
extension Substring: EmptyValue {}
extension Array: EmptyValue {}
extension ArraySlice: EmptyValue {}
extension Data: EmptyValue {}

extension Bool: EmptyValue {
  /// False.
  public static var emptyValue: Bool { false }
}

extension Optional: EmptyValue {
  /// Nil.
  public static var emptyValue: Wrapped? { nil }
}

extension Dictionary: EmptyValue {
  /// The dictionary without entries.
  public static var emptyValue: [Key: Value] { [:] }
}

extension Set: EmptyValue {
  /// The set without elements.
  public static var emptyValue: Set<Element> { [] }
}

/// Finds the empty value of a type that is only known when the test runs and may not be copyable.
///
/// This is the one file of the module that handles memory itself: a value cannot be cast to a generic
/// type that may not be copyable. The cast of the metatypes proves that both are the same type.
enum EmptyValues {
  /// Whether the type has one.
  static func exists<Value: ~Copyable>(for type: Value.Type) -> Bool {
    isVoid(type) || erased(type) is any EmptyValue.Type
  }

  /// The empty value of a type that has one. ``exists(for:)`` says so, not an optional: then nothing
  /// depends on how the compiler lays out an optional of a type without size that may not be copyable.
  static func value<Value: ~Copyable>(of type: Value.Type) -> Value {
    if !isVoid(type), let known = erased(type) as? any EmptyValue.Type { return make(known) }
    return make { () }
  }

  static func isVoid<Value: ~Copyable>(_ type: Value.Type) -> Bool {
    erased(type) == Void.self
  }

  /// A metatype is one pointer, whether or not values can be copied. A direct cast works as well, but
  /// the compiler warns that it always fails.
  private static func erased<Value: ~Copyable>(_ type: Value.Type) -> Any.Type {
    unsafeBitCast(type as any ~Copyable.Type, to: Any.Type.self)
  }

  private static func make<Value: ~Copyable>(_ known: (some EmptyValue).Type) -> Value {
    make { known.emptyValue }
  }

  private static func make<Value: ~Copyable, Source>(_ source: () -> Source) -> Value {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    UnsafeMutableRawPointer(memory).initializeMemory(as: Source.self, to: source())
    return memory.move()
  }
}
