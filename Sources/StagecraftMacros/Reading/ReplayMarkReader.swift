import SwiftSyntax

/// Reads the argument of an `@Replay` attribute.
struct ReplayMarkReader {
  let attribute: AttributeSyntax

  /// - Throws: ``Complaint`` if the argument is no literal rule.
  func read() throws(Complaint) -> ReplayMark {
    guard case .argumentList(let list) = attribute.arguments, let argument = list.first?.expression
    else { throw Complaint(attribute, .replayNeedsRule) }
    if let member = argument.as(MemberAccessExprSyntax.self) {
      return try rule(named: member.declName.baseName.text, [], at: argument)
    }
    if let call = argument.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return try rule(
        named: member.declName.baseName.text, Array(call.arguments), at: argument)
    }
    throw Complaint(argument, .replayNeedsRule)
  }

  private func rule(
    named name: String, _ arguments: [LabeledExprSyntax], at node: ExprSyntax
  ) throws(Complaint) -> ReplayMark {
    guard ["latest", "once", "transient", "reset"].contains(name) else {
      throw Complaint(node, .replayNeedsRule)
    }
    let arguments = try ReplayArguments(arguments)
    switch name {
    case "once": return .once
    case "transient": return .transient
    case "reset": return .reset(slots: arguments.slots)
    default:
      return .latest(
        slot: arguments.slots.first, key: arguments.key, limit: arguments.limit,
        emptying: arguments.emptying)
    }
  }
}

/// The arguments of a rule, sorted by what they mean.
private struct ReplayArguments {
  var slots: [String] = []
  var emptying: [String] = []
  var key: String?
  var limit: String?

  init(_ arguments: [LabeledExprSyntax]) throws(Complaint) {
    var label = ""
    for argument in arguments {
      label = argument.label?.text ?? (label == "emptying" ? label : "")
      switch label {
      case "key": key = try Self.text(of: argument.expression)
      case "limit": limit = try Self.number(of: argument.expression)
      case "emptying": emptying.append(try Self.slot(of: argument.expression))
      default: slots.append(try Self.slot(of: argument.expression))
      }
    }
  }

  private static func text(of expression: ExprSyntax) throws(Complaint) -> String {
    guard let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      throw Complaint(expression, .replayNeedsLiteral)
    }
    return text
  }

  private static func slot(of expression: ExprSyntax) throws(Complaint) -> String {
    let name = try text(of: expression)
    guard name.isIdentifier else { throw Complaint(expression, .slotNeedsIdentifier(name)) }
    return name
  }

  private static func number(of expression: ExprSyntax) throws(Complaint) -> String {
    guard let literal = expression.as(IntegerLiteralExprSyntax.self),
      let value = literal.representedLiteralValue, value > 0
    else { throw Complaint(expression, .limitNeedsNumber) }
    return literal.literal.text
  }
}
