/// A protocol of the standard library or Foundation, and how a double conforms to it.
struct StandardProtocol {
  var isActor = false
  var isSendable = false
  /// Members of the double, by the name of the member; left out if the protocol declares it again.
  var members: [(name: String, text: String)] = []
  /// Requirements that the double records like its own, as source.
  var requirements = ""
  var superclass: String?
  /// Why no double can conform.
  var refusal: String?

  /// The protocol by its name without module; nil if it is none of them.
  static func named(_ name: String, spy: String) -> StandardProtocol? {
    if let same = plain[name] { return same }
    switch name {
    case "Equatable": return StandardProtocol(members: [equal(spy)])
    case "Hashable": return StandardProtocol(members: [equal(spy), hash])
    case "Comparable": return StandardProtocol(members: [equal(spy), less(spy)])
    case "CustomStringConvertible", "LosslessStringConvertible":
      let requirements =
        name.hasPrefix("L") ? "protocol P { init?(_ description: String) }" : ""
      return StandardProtocol(members: [text("description", spy)], requirements: requirements)
    case "CustomDebugStringConvertible":
      return StandardProtocol(members: [text("debugDescription", spy)])
    case "CaseIterable":
      return StandardProtocol(members: [
        ("allCases", "nonisolated static var allCases: [\(spy)] { [] }")
      ])
    case "Codable": return StandardProtocol(members: [encode, decode(spy)])
    case "Encodable": return StandardProtocol(members: [encode])
    case "Decodable": return StandardProtocol(members: [decode(spy)])
    default: return nil
    }
  }

  private static let plain: [String: StandardProtocol] = {
    var table: [String: StandardProtocol] = [
      "Actor": StandardProtocol(isActor: true, isSendable: true),
      "Sendable": StandardProtocol(isSendable: true),
      "Error": StandardProtocol(isSendable: true),
      "LocalizedError": StandardProtocol(isSendable: true),
      "CustomNSError": StandardProtocol(isSendable: true),
      "RecoverableError": StandardProtocol(
        isSendable: true,
        requirements: """
          protocol P {
            var recoveryOptions: [String] { get }
            func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
          }
          """),
      "RawRepresentable": StandardProtocol(
        requirements: """
          protocol P {
            associatedtype RawValue
            init?(rawValue: RawValue)
            var rawValue: RawValue { get }
          }
          """),
      "Identifiable where": StandardProtocol(
        requirements: "protocol P { associatedtype ID: Hashable; var id: ID { get } }"),
      "IteratorProtocol": StandardProtocol(
        requirements: "protocol P { associatedtype Element; mutating func next() -> Element? }"),
      "Sequence": StandardProtocol(
        requirements: """
          protocol P {
            associatedtype Iterator: IteratorProtocol
            func makeIterator() -> Iterator
          }
          """),
      "AsyncIteratorProtocol": StandardProtocol(
        requirements: """
          protocol P { associatedtype Element; mutating func next() async throws -> Element? }
          """),
      "TextOutputStream": StandardProtocol(
        requirements: "protocol P { mutating func write(_ string: String) }"),
      "Cancellable": StandardProtocol(requirements: "protocol P { func cancel() }"),
      "NSObjectProtocol": StandardProtocol(superclass: "NSObject"),
      "BitwiseCopyable": StandardProtocol(
        refusal:
          "A double is a class, and a class is never BitwiseCopyable: it is a reference, which "
          + "is counted. Leave BitwiseCopyable to the types that conform."),
      "DistributedActor": StandardProtocol(
        refusal:
          "A distributed actor needs an actor system, which only the program has. Write this "
          + "double by hand, or spy on the protocol behind it."),
    ]
    for name in [
      "AnyObject", "AnyActor", "Any", "class", "Copyable", "~Copyable", "~Escapable", "Escapable",
      "Identifiable", "SendableMetatype", "Observable", "ObservableObject",
      "CodingKeyRepresentable",
      "_Sendable",
    ] {
      table[name] = StandardProtocol()
    }
    for name in [
      "Numeric", "SignedNumeric", "BinaryInteger", "FixedWidthInteger", "BinaryFloatingPoint",
      "FloatingPoint", "Strideable", "Collection", "BidirectionalCollection", "AdditiveArithmetic",
      "RandomAccessCollection", "RangeReplaceableCollection", "MutableCollection", "SetAlgebra",
      "OptionSet", "StringProtocol", "AsyncSequence", "Clock", "InstantProtocol", "SIMD", "View",
    ] {
      table[name] = StandardProtocol(
        refusal:
          "\(name) is for values whose algorithms rely on laws that no stub keeps. Use a real value in "
          + "the test.")
    }
    return table
  }()

  private static func equal(_ spy: String) -> (String, String) {
    (
      "==",
      "nonisolated static func == (left: \(spy), right: \(spy)) -> Swift.Bool { left === right }"
    )
  }

  private static func less(_ spy: String) -> (String, String) {
    (
      "<",
      """
      nonisolated static func < (left: \(spy), right: \(spy)) -> Swift.Bool {
        Swift.ObjectIdentifier(left) < Swift.ObjectIdentifier(right)
      }
      """
    )
  }

  private static let hash = (
    "hash",
    """
    nonisolated func hash(into hasher: inout Swift.Hasher) {
      hasher.combine(Swift.ObjectIdentifier(self))
    }
    """
  )

  private static let encode = (
    "encode",
    """
    nonisolated func encode(to encoder: any Swift.Encoder) throws {
      _ = encoder.singleValueContainer()
    }
    """
  )

  private static func decode(_ spy: String) -> (String, String) {
    (
      "initializer",
      """
      nonisolated init(from decoder: any Swift.Decoder) throws {
        self.spyRecorder = \(SpyWriter.newRecorder(spy))
      }
      """
    )
  }

  private static func text(_ name: String, _ spy: String) -> (String, String) {
    (name, "nonisolated var \(name): Swift.String { \"\(spy)\" }")
  }
}
