import Phong

/// The lines of sight: where each sample looks.
struct ViewRays {
  let eye: Vector3

  /// Where the first sample looks, one unit deep, and how that changes from sample to sample.
  let origin: Vector3
  let stepX: Vector3
  let stepY: Vector3

  init(_ camera: Camera, grid: SampleGrid) {
    let axes = camera.axes
    let tangent = camera.tangent
    let aspect = Float(grid.width) / Float(grid.height)
    let right = axes.right * (tangent * aspect), up = axes.up * tangent
    eye = camera.eye
    stepX = right * (2 / Float(grid.sampleWidth))
    stepY = up * (2 / Float(grid.sampleHeight))
    origin = -axes.backward - right - up + stepX / 2 + stepY / 2
  }
}
