/// How far the object on a turntable has been turned, in steps of five degrees.
///
/// Angles go round: one step beyond the last is the front again.
public struct TurntableAngle: Hashable, Codable, Sendable {
  /// How many steps make a whole turn.
  public static let stepsPerTurn = 72

  /// The angle at which the object faces the viewer.
  public static let front = TurntableAngle(step: 0)

  /// The number of the step, from 0 up to, without, ``stepsPerTurn``.
  public let step: Int

  /// Makes an angle.
  ///
  /// - Parameter step: How many steps from the front; any number, as angles go round.
  public init(step: Int) {
    let rest = step % Self.stepsPerTurn
    self.step = rest < 0 ? rest + Self.stepsPerTurn : rest
  }

  /// Reads an angle; a step beyond a whole turn goes round too.
  ///
  /// - Parameter decoder: Where to read it from.
  public init(from decoder: any Decoder) throws {
    self.init(step: try decoder.singleValueContainer().decode(Int.self))
  }

  /// Writes the number of the step.
  ///
  /// - Parameter encoder: Where to write it to.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(step)
  }

  /// The angle in degrees, from 0 up to, without, 360.
  public var degrees: Int { step * 360 / Self.stepsPerTurn }

  /// The part of a whole turn, from 0 up to, without, 1.
  public var turn: Float { Float(step) / Float(Self.stepsPerTurn) }

  /// The angle some steps further.
  ///
  /// - Parameter steps: How many; the object's front moves to the right, or to the left if it is below 0.
  public func turned(by steps: Int) -> TurntableAngle {
    // Made small first: a sum of two large numbers would overflow.
    TurntableAngle(step: step + steps % Self.stepsPerTurn)
  }
}
