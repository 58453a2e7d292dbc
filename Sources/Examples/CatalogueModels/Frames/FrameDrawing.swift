import PhongPictures
import PhongRendering
import StageImages
import Turntable

/// Draws frames in the forms in which they are shown.
enum FrameDrawing {
  static func picture(
    of key: FrameKey, _ view: PictureView, by renderer: any Renderer
  ) throws(ModelFrameError) -> TurntablePicture {
    let image = try raster(of: key, view, by: renderer)
    switch key.form {
    case .pixels: return .pixels(width: image.width, height: image.height, image.pixels)
    case .webp:
      do {
        return .webp(try image.webp(.lossy(quality: 90, effort: 1)))
      } catch {
        throw .encoding(error)
      }
    }
  }

  private static func raster(
    of key: FrameKey, _ view: PictureView, by renderer: any Renderer
  ) throws(ModelFrameError) -> RasterImage {
    do {
      let size = try PictureSize(width: key.form.side, height: key.form.side)
      return try renderer.render(
        view.scene(turn: key.angle.turn), from: view.camera(for: size), size: size)
    } catch {
      throw .rendering(error)
    }
  }
}
