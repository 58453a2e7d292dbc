import SwiftSyntax

/// The enum that an app has for what a view is told, or for what a user does: `@PassiveView` and
/// `@ViewEvents` of Stagecraft make it.
struct PortValue {
  /// The enum with its generic arguments.
  let type: String
  /// The double's property with the calls as values of the enum.
  let property: String
  /// Its name beside a requirement that has the same.
  let otherProperty: String

  /// The enum of a protocol; nil if it has none.
  init?(_ declaration: ProtocolDeclSyntax) {
    let attributes = declaration.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last
    }
    let arguments = declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes
      .map(\.name.text).joined(separator: ", ")
    let name = declaration.name.text.filter { $0 != "`" }
    let suffix: String
    if attributes.contains("PassiveView") {
      (suffix, property, otherProperty) = ("Command", "commands", "spyCommands")
    } else if attributes.contains("ViewEvents") {
      (suffix, property, otherProperty) = ("Event", "events", "spyEvents")
    } else {
      return nil
    }
    type = name + suffix + (arguments.map { "<\($0)>" } ?? "")
  }
}
