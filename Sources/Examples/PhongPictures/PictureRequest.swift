import Phong
import PhongRendering

/// A picture or a turntable to make.
public struct PictureRequest: Sendable, Hashable {
  /// How many frames a turntable may have: five minutes at 24 frames a second are enough.
  public static let frameLimit = 7200

  /// What it shows.
  public var model: PictureModel

  /// What the model is made of.
  public var material: PhongMaterial

  /// The size of each frame.
  public var size: PictureSize

  /// How many frames there are in one turn; 1 is a still picture.
  public var frames: Int

  /// Which part of a turn a still picture, or the first frame, has made.
  public var turn: Float

  /// The format of the file.
  public var format: PictureFileFormat

  /// Who draws.
  public var renderer: RendererChoice

  /// Describes a picture.
  ///
  /// - Parameters:
  ///   - model: What it shows.
  ///   - material: What the model is made of.
  ///   - size: The size of each frame.
  ///   - frames: How many frames there are in one turn, from 1 to ``frameLimit``.
  ///   - turn: Which part of a turn the first frame has made.
  ///   - format: The format of the file. PNG holds one frame only.
  ///   - renderer: Who draws.
  /// - Throws: ``PictureError``.
  public init(
    model: PictureModel, material: PhongMaterial = .bronze, size: PictureSize, frames: Int = 1,
    turn: Float = 0, format: PictureFileFormat, renderer: RendererChoice = .cpu
  ) throws(PictureError) {
    guard (1...Self.frameLimit).contains(frames) else { throw .frameCountOutOfRange(frames) }
    guard frames == 1 || format == .webp else { throw .formatWithoutFrames(format) }
    self.model = model
    self.material = material
    self.size = size
    self.frames = frames
    self.turn = turn
    self.format = format
    self.renderer = renderer
  }
}
