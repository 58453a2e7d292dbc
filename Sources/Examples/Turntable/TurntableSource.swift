/// Where the frames of one object come from. Rendering a frame takes its time.
public protocol TurntableSource: Sendable {
  /// The frame at an angle.
  ///
  /// - Parameter angle: The angle.
  /// - Throws: Why there is none: an error whose description is for users.
  func frame(at angle: TurntableAngle) async throws -> TurntableFrame
}
