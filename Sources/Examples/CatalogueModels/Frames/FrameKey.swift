import Phong
import PhongPictures
import Turntable

/// Which mesh: a shape, or a file in its present state.
enum MeshKey: Hashable {
  case shape(PictureModel)
  case file(ModelFile)

  var model: PictureModel {
    switch self {
    case .shape(let model): model
    case .file(let file): .file(path: file.path)
    }
  }
}

/// All that a frame depends on.
struct FrameKey: Hashable {
  let mesh: MeshKey
  let material: PhongMaterial
  let angle: TurntableAngle
  let form: FrameForm
}
