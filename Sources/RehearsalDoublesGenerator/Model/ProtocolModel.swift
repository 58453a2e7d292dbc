/// A protocol with everything that it inherits, ready to be written as a double.
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
  var genericParameters: [(name: String, constraint: String)] = []
  var requirements: [String] = []
  /// Associated types that the protocol fixes.
  var typealiases: [(name: String, type: String)] = []
  var members: [MemberTree] = []
  /// Members that are not recorded.
  var fixed: [(name: String, text: String)] = []
}
