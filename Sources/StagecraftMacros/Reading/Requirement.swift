import SwiftSyntax

/// A method of a protocol, as far as its value form needs it.
struct Requirement {
  /// Where its diagnostics are shown.
  let node: FunctionDeclSyntax

  /// The name without its parameters, in backticks if it is written so.
  let baseName: String

  let parameters: [Parameter]

  /// The lines of its documentation comment.
  let documentation: [String]

  /// The condition of the `#if` blocks around it, if there are any.
  let condition: String?

  /// What its `@Replay` says.
  let mark: ReplayMark

  /// The name as Swift prints it: `show(title:)`.
  var fullName: String {
    baseName.withoutBackticks + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The name with the types of its parameters, which tells overloads apart.
  var signature: String {
    let parameters = parameters.map { "\($0.label ?? "_"): \($0.type)" }
    return baseName.withoutBackticks + "(" + parameters.joined(separator: ", ") + ")"
  }
}

extension String {
  var withoutBackticks: String { filter { $0 != "`" } }
}
