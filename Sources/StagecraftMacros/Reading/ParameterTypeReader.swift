import SwiftSyntax

/// Reads the type of a parameter and refuses those of which no value can be compared.
///
/// A macro sees how a type is written, not what it is. A type of which only the compiler knows that it is
/// not Equatable fails in the generated code, in the line that names it.
struct ParameterTypeReader {
  /// The types that the generated enum has itself.
  static let taken: Set = ["Slot", "Key", "View", "Receiver"]

  let type: TypeSyntax

  /// - Returns: The type of the case's associated value.
  func read() throws(Complaint) -> String {
    try check(type)
    if type.mentionsSelf { throw Complaint(type, .mentionsSelf) }
    if let name = type.takenName { throw Complaint(type, .isTaken(name)) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription + "?"
    }
    return type.trimmedDescription
  }

  private func check(_ part: TypeSyntax) throws(Complaint) {
    switch part.as(TypeSyntaxEnum.self) {
    case .functionType: throw Complaint(type, .isClosure)
    case .attributedType(let attributed):
      try check(attributed.baseType)
      throw Complaint(type, .hasSpecifier(attributed.specifiers.trimmedDescription))
    case .someOrAnyType(let some) where some.someOrAnySpecifier.tokenKind == .keyword(.some):
      throw Complaint(type, .isGeneric)
    case .someOrAnyType, .metatypeType, .compositionType:
      throw Complaint(type, .isNotEquatable(part.trimmedDescription))
    case .identifierType(let identifier) where ["Any", "AnyObject"].contains(identifier.name.text):
      throw Complaint(type, .isNotEquatable(part.trimmedDescription))
    case .tupleType(let tuple):
      guard tuple.elements.count == 1, let element = tuple.elements.first else {
        throw Complaint(type, .isNotEquatable(part.trimmedDescription))
      }
      try check(element.type)
    case .optionalType(let optional): try check(optional.wrappedType)
    case .implicitlyUnwrappedOptionalType(let optional): try check(optional.wrappedType)
    case .arrayType(let array): try check(array.element)
    case .dictionaryType(let dictionary):
      try check(dictionary.key)
      try check(dictionary.value)
    default: break
    }
  }
}

extension TypeSyntax {
  /// A name in the type that means something else inside the generated enum.
  fileprivate var takenName: String? {
    tokens(viewMode: .sourceAccurate).first { token in
      ParameterTypeReader.taken.contains(token.text)
        && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }?.text
  }
}
