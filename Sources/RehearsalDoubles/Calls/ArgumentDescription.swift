/// Prints arguments as they would be written in a test.
enum ArgumentDescription {
  /// One line: text in quotation marks, enum cases with their dot, nothing around optionals.
  static func of(_ value: Any) -> String {
    if let matcher = value as? ArgumentMatcher { return matcher.description }
    guard let value = ArgumentComparison.unwrapped(value) else { return "nil" }
    if let text = value as? any StringProtocol { return String(text).debugDescription }
    if let type = value as? any Any.Type { return "\(type).self" }
    return structured(value).replacing("\n", with: "\\n")
  }

  private static func structured(_ value: Any) -> String {
    if value is any CustomStringConvertible, !(value is any Collection) { return "\(value)" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set:
      return "[\(mirror.children.map { of($0.value) }.joined(separator: ", "))]"
    case .tuple:
      return "(\(mirror.children.map(element).joined(separator: ", ")))"
    case .enum:
      return ".\(value)"
    case .class:
      return "\(type(of: value))"
    default:
      return isClosure(value) ? "(closure)" : "\(value)"
    }
  }

  private static func element(_ child: Mirror.Child) -> String {
    guard let label = child.label, !label.hasPrefix(".") else { return of(child.value) }
    return "\(label): \(of(child.value))"
  }

  private static func isClosure(_ value: Any) -> Bool {
    "\(value)" == "(Function)"
  }
}
