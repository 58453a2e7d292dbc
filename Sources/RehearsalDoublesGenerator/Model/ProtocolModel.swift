/// A protocol with everything that it inherits, or a class with what can be overridden, ready to be written
/// as a double.
struct ProtocolModel {
  let name: String
  let spyName: String
  /// The access modifier with a space after it; empty for internal.
  var access = ""
  /// The availability attributes, each with a space after it.
  var availability = ""
  var isolation = Isolation.none
  var isActor = false
  var isSendable = false
  /// The enum that the app has for the calls; nil if it has none.
  var portValue: PortValue?
  var superclass: String?
  /// Whether the double overrides the members of its superclass, instead of meeting requirements.
  var isClass = false
  /// Whether the double has the initialisers of its superclass, and none of its own.
  var inheritsInitializers = false
  /// Whether the double must say again that it is `Sendable`, because its superclass promised it.
  var isRestatingSendable = false
  /// Names that the superclass has given away.
  var takenNames: Set<String> = []
  var genericParameters: [(name: String, constraint: String)] = []
  var requirements: [String] = []
  /// Associated types that the protocol fixes.
  var typealiases: [(name: String, type: String)] = []
  var members: [MemberTree] = []
  /// Members that are not recorded.
  var fixed: [(name: String, text: String)] = []
}
