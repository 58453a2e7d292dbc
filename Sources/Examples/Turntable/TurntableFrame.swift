/// What is seen of the object at one angle.
public struct TurntableFrame: Hashable, Codable, Sendable {
  /// The angle.
  public let angle: TurntableAngle

  /// What is seen.
  public let picture: TurntablePicture

  /// Makes a frame.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - picture: What is seen.
  public init(angle: TurntableAngle, picture: TurntablePicture) {
    self.angle = angle
    self.picture = picture
  }
}
