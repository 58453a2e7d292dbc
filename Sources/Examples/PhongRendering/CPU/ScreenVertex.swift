/// A corner after projection. Places are in samples: the centre of the first sample is (0, 0).
struct ScreenVertex: BitwiseCopyable {
  /// The world's normal and 1, both divided by w: linear in screen space.
  var attribute: SIMD4<Float>

  /// The place in 1/256 samples: triangles with a common edge meet exactly.
  var x: Int32
  var y: Int32

  /// The depth from 0, near, to 1, far.
  var z: Float

  /// On the outer side of which planes it lies; see `ClipCode`.
  var outside: UInt32
}

/// One bit for each plane that limits what is drawn.
enum ClipCode {
  static let left: UInt32 = 1
  static let right: UInt32 = 2
  static let bottom: UInt32 = 4
  static let top: UInt32 = 8
  static let near: UInt32 = 16
  static let far: UInt32 = 32

  /// So far outside that places in samples would not be exact any more.
  static let guardBand: UInt32 = 64

  /// Triangles that cross one of these must be cut; the other planes are looked after by the tiles.
  static let mustCut = near | far | guardBand
}
