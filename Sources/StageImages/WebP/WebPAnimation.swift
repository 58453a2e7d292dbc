import CWebP
import Foundation

/// WebP through libwebp: animations.
enum WebPAnimation {
  /// The frames of an animation, each as the whole picture that is to be seen.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - limits: How many pixels all frames together may have.
  ///   - maximumFrames: How many frames are wanted.
  static func decode(
    _ bytes: [UInt8], limits: ImageLimits, maximumFrames: Int = .max
  ) throws(ImageError) -> AnimatedImage {
    let result = bytes.withUnsafeBufferPointer { input in
      // The decoder reads from the memory as long as it lives: one scope around all of it.
      Result { () throws(ImageError) in
        try decode(input, limits: limits, maximumFrames: maximumFrames)
      }
    }
    return try result.get()
  }

  private static func decode(
    _ input: UnsafeBufferPointer<UInt8>, limits: ImageLimits, maximumFrames: Int
  ) throws(ImageError) -> AnimatedImage {
    var options = WebPAnimDecoderOptions()
    var data = WebPData(bytes: input.baseAddress, size: input.count)
    guard WebPAnimDecoderOptionsInit(&options) != 0 else {
      throw .corrupt(.webp, reason: "the version of libwebp does not fit")
    }
    var canvas = WebPBitstreamFeatures()
    guard WebPGetFeatures(input.baseAddress, input.count, &canvas) == VP8_STATUS_OK else {
      throw .corrupt(.webp, reason: "it has no valid header")
    }
    // Before the decoder is made: it takes memory for two canvases.
    try limits.check(width: Int(canvas.width), height: Int(canvas.height))
    guard let decoder = WebPAnimDecoderNew(&data, &options) else {
      throw .corrupt(.webp, reason: "it is no valid animation, or cut off")
    }
    defer { WebPAnimDecoderDelete(decoder) }
    var info = WebPAnimInfo()
    guard WebPAnimDecoderGetInfo(decoder, &info) != 0, info.frame_count > 0 else {
      throw .corrupt(.webp, reason: "it has no frame")
    }
    let (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
    let wanted = min(Int(info.frame_count), maximumFrames)
    try limits.check(width: width, height: height, frames: wanted)
    var frames: [AnimatedImage.Frame] = []
    var shown: Int32 = 0
    while frames.count < wanted {
      var pixels: UnsafeMutablePointer<UInt8>?
      var end: Int32 = 0
      guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else {
        throw .corrupt(.webp, reason: "frame \(frames.count + 1) cannot be decoded")
      }
      let copy = Array(UnsafeBufferPointer(start: pixels, count: width * height * 4))
      frames.append(
        AnimatedImage.Frame(
          image: try RasterImage(width: width, height: height, pixels: copy),
          duration: .milliseconds(Int(end) - Int(shown))))
      shown = end
    }
    return try AnimatedImage(frames: frames, loops: Int(info.loop_count))
  }

  /// A WebP file of an animation. Each frame is a whole picture, so all are compressed at the same time.
  ///
  /// - Parameters:
  ///   - animation: What to write.
  ///   - quality: With or without loss.
  static func encode(
    _ animation: AnimatedImage, quality: WebPQuality
  ) throws(ImageError) -> [UInt8] {
    let encoded = ParallelResults<[UInt8]>(count: animation.frames.count)
    DispatchQueue.concurrentPerform(iterations: animation.frames.count) { number in
      encoded.set(
        number,
        Result { () throws(ImageError) in
          try WebPCodec.encode(animation.frames[number].image, quality: quality)
        })
    }
    return try assemble(animation, frames: try encoded.all())
  }

  private static func assemble(
    _ animation: AnimatedImage, frames: [[UInt8]]
  ) throws(ImageError) -> [UInt8] {
    guard let mux = WebPMuxNew() else {
      throw .notEncodable(.webp, reason: "libwebpmux has no memory for it")
    }
    defer { WebPMuxDelete(mux) }
    for (frame, bytes) in zip(animation.frames, frames) {
      let status = bytes.withUnsafeBufferPointer { buffer in
        var information = WebPMuxFrameInfo()
        information.bitstream = WebPData(bytes: buffer.baseAddress, size: buffer.count)
        information.duration = frame.milliseconds
        information.id = WEBP_CHUNK_ANMF
        information.dispose_method = WEBP_MUX_DISPOSE_NONE
        // Each frame replaces the one before, its transparent parts too.
        information.blend_method = WEBP_MUX_NO_BLEND
        return WebPMuxPushFrame(mux, &information, 1)
      }
      try check(status)
    }
    var parameters = WebPMuxAnimParams(bgcolor: 0, loop_count: Int32(animation.loops))
    try check(WebPMuxSetAnimationParams(mux, &parameters))
    var output = WebPData()
    defer { WebPDataClear(&output) }
    try check(WebPMuxAssemble(mux, &output))
    return Array(UnsafeBufferPointer(start: output.bytes, count: output.size))
  }

  private static func check(_ status: WebPMuxError) throws(ImageError) {
    guard status == WEBP_MUX_OK else {
      throw .notEncodable(.webp, reason: "libwebpmux gave status \(status.rawValue)")
    }
  }
}
