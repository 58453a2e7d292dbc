import SwiftSyntax

/// What is known of type names. A name that stands for a closure type makes a parameter one that must
/// not escape, which the syntax does not show.
public struct TypeNames: Sendable {
  private var closures: Set<String>
  private var values: Set<String>

  /// Knows the types of the standard library, and the frequent ones of Foundation.
  public init() {
    closures = []
    values = Self.ordinary
  }

  mutating func addClosure(_ name: String) {
    closures.insert(name)
    values.remove(name)
  }

  mutating func addValue(_ name: String) { values.insert(name) }

  func isClosure(_ name: String) -> Bool { closures.contains(name) }
  func isValue(_ name: String) -> Bool { values.contains(name) && !closures.contains(name) }

  private static let ordinary: Set<String> = [
    "Any", "AnyObject", "Array", "ArraySlice", "Bool", "Character", "Data", "Date",
    "DateComponents",
    "Decimal", "Dictionary", "Double", "Duration", "Error", "Float", "IndexPath", "IndexSet", "Int",
    "Int8", "Int16", "Int32", "Int64", "Locale", "Never", "ObjectIdentifier", "Optional", "Range",
    "ClosedRange", "Result", "Set", "String", "Substring", "StaticString", "TimeInterval",
    "TimeZone",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "URLRequest", "URLResponse", "UUID",
    "Void",
    "CGFloat", "AnyHashable", "Calendar", "Notification",
  ]
}

extension TypeNames {
  /// Whether a type is no bare name of something unknown, such as a structure that cannot be copied.
  func isSurelyCopyable(_ type: TypeSyntax) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return isSurelyCopyable(optional.wrappedType)
    }
    if let name = type.as(IdentifierTypeSyntax.self)?.name.text { return isValue(name) }
    return !type.is(MemberTypeSyntax.self)
  }
}
