import Turntable

/// The frames of one product, as a presenter asks for them.
struct ModelFrameSource: TurntableSource {
  let frames: ModelFrames
  let image: String
  let form: FrameForm

  @concurrent
  func frame(at angle: TurntableAngle) async throws -> TurntableFrame {
    TurntableFrame(
      angle: angle, picture: try await frames.picture(of: image, at: angle, as: form))
  }
}
