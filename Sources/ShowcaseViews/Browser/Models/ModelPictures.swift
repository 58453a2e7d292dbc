import BrowserStage
import Catalogue
import CatalogueModels
import StageHTTPServer
import Turntable

/// The frames of models as browsers get them: where they are, and what is there.
struct ModelPictures {
  private let frames: ModelFrames
  private let form: FrameForm

  /// - Parameters:
  ///   - frames: renders them.
  ///   - side: how many pixels a side they have.
  init(_ frames: ModelFrames, side: Int) {
    self.frames = frames
    form = .webp(side: side)
  }

  /// The frames of one product.
  func source(of image: String) -> any TurntableSource {
    frames.source(of: image, as: form)
  }

  /// Where a frame is.
  static func address(of image: String, at angle: TurntableAngle) -> String {
    "/pictures/\(PercentCoding.encoded(image))/\(angle.step)"
  }

  /// A frame, or the placeholder where there is none: a detail says why, a list need not.
  func response(for image: String, at angle: TurntableAngle) async -> HTTPResponse {
    guard let picture = try? await frames.picture(of: image, at: angle, as: form) else {
      var response = ProductPictureResource.response(named: "")
      response.headers["Cache-Control"] = "no-store"
      return response
    }
    return HTTPResponse(
      .ok,
      headers: [
        // Not longer: a file may change.
        "Content-Type": "image/webp", "Cache-Control": "private, max-age=60",
        "X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'",
      ],
      body: .bytes(picture.bytes))
  }
}
