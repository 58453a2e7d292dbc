extension Message {
  /// The message as it is shown.
  var text: String {
    protocolText ?? requirementText ?? replayText ?? ""
  }

  private var protocolText: String? {
    switch self {
    case .notAProtocol(let macro):
      "@\(macro) makes values of a protocol's methods; attach it to a protocol"
    case .missingMainActor:
      "views and their events live on the main actor; mark the protocol @MainActor"
    case .missingAnyObject:
      "a port refers to its views weakly; bind the protocol to AnyObject"
    case .inherits(let parent):
      "the methods of '\(parent)' cannot be seen from here, so no commands can be made of them; "
        + "declare them in this protocol"
    case .notPrimary(let type, let name):
      "the generated types need to name '\(type)'; make it a primary associated type, "
        + "'protocol \(name)<\(type)>'"
    case .conditionalAssociatedType:
      "a generic parameter cannot depend on #if; declare the associated type outside"
    case .mentionsSelf:
      "'Self' means another type in the generated code; name the type itself"
    case .isTaken(let type):
      "'\(type)' means another type in the generated code; write it with its module's name, "
        + "or give it another name"
    case .hasNoMethods:
      "there is nothing to make values of; declare a method such as 'func show(title: String)'"
    case .unknownOption(let option):
      "'\(option)' is no option; the only one is .codable"
    default: nil
    }
  }

  private var requirementText: String? {
    switch self {
    case .notAMethod:
      "only methods can be told as values; replace this by a method such as 'func show(title: String)'"
    case .isStatic:
      "a value is sent to an instance; make this an instance method"
    case .isNonisolated:
      "values are sent on the main actor; remove 'nonisolated'"
    case .isGeneric:
      "a value cannot carry a type that its caller chooses; use a concrete type, "
        + "or a primary associated type of the protocol"
    case .isAsync:
      "a value is sent, not awaited; remove 'async' and let the answer come as an event"
    case .isThrowing:
      "a value that is sent reports nothing back; remove 'throws' and let the failure come as an event"
    case .returns(let type):
      "a value that is sent brings nothing back; remove '-> \(type)' and let the answer come as an event"
    case .isConditionallyAvailable:
      "an enum's case cannot be available on some systems only; mark the whole protocol, or use #if"
    case .isVariadic:
      "a variadic call cannot be repeated from a value; take an array"
    case .isClosure:
      "closures cannot be compared, kept or recorded; take a value and let the call come back as an event"
    case .hasSpecifier(let specifier):
      "a value carries copies of its parameters; remove '\(specifier)'"
    case .isNotEquatable(let type):
      "values are compared, and '\(type)' is not Equatable; use a concrete Equatable type"
    default: nil
    }
  }

  private var replayText: String? {
    switch self {
    case .replayOutside:
      "@Replay says what a port keeps; it belongs on a method of a @PassiveView protocol"
    case .replayOnEvent:
      "events are not kept for later; remove @Replay"
    case .replayNeedsRule:
      "write the rule out: .latest, .once, .transient or .reset"
    case .replayNeedsLiteral:
      "the macro reads source text; write a plain string literal"
    case .severalRules:
      "a command has one rule; remove all but one @Replay"
    case .slotNeedsIdentifier(let slot):
      "'\(slot)' becomes a case of the Slot enum; use a name such as \"loadingStatus\""
    case .limitNeedsNumber:
      "the limit is a positive number, written out"
    case .limitNeedsKey:
      "a slot without a key keeps one command anyway; remove the limit, or give a key"
    case .unknownKey(let key, let known):
      "there is no parameter '\(key)'; the method has \(Self.list(known))"
    case .unknownSlot(let slot, let known):
      "there is no slot '\(slot)'; the protocol has \(Self.list(known))"
    case .mixedKeys(let slot, let here, let before):
      "slot '\(slot)' is kept by \(here) here and by \(before) before; use one kind of key"
    case .mixedLimits(let slot):
      "slot '\(slot)' has another limit before; give it once"
    default: nil
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
