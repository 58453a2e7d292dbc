/// What is said about a declaration that does not fit: why, and what to do.
enum Message {
  case notAProtocol(macro: String)
  case missingMainActor
  case missingAnyObject
  case inherits(String)
  case notPrimary(String, of: String)
  case conditionalAssociatedType
  case mentionsSelf
  case isTaken(String)
  case hasNoMethods
  case notAMethod
  case isStatic
  case isNonisolated
  case isGeneric
  case isAsync
  case isThrowing
  case returns(String)
  case isConditionallyAvailable
  case isVariadic
  case isClosure
  case hasSpecifier(String)
  case isNotEquatable(String)
  case unknownOption(String)
  case replayOutside
  case replayOnEvent
  case replayNeedsRule
  case replayNeedsLiteral
  case severalRules
  case slotNeedsIdentifier(String)
  case limitNeedsNumber
  case limitNeedsKey
  case unknownKey(String, known: [String])
  case unknownSlot(String, known: [String])
  case mixedKeys(slot: String, String, String)
  case mixedLimits(slot: String)
}
