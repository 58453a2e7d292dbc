/// Where a picture of one size is drawn: the samples with their depths, and the finished pixels.
struct OpenGLTargets {
  let size: PictureSize
  let samples: UInt32
  private let depths: UInt32
  let sampleFramebuffer: UInt32
  private let pixels: UInt32
  let pixelFramebuffer: UInt32

  init(_ gl: OpenGLFunctions, size: PictureSize) throws(RenderingError) {
    self.size = size
    let (width, height) = (Int32(size.width), Int32(size.height))
    samples = Self.texture(gl, width: 2 * width, height: 2 * height)
    pixels = Self.texture(gl, width: width, height: height)
    var depths: UInt32 = 0
    gl.genRenderbuffers(1, &depths)
    gl.bindRenderbuffer(GL.renderbuffer, depths)
    gl.renderbufferStorage(GL.renderbuffer, GL.depthComponent32F, 2 * width, 2 * height)
    self.depths = depths
    sampleFramebuffer = Self.framebuffer(gl, texture: samples)
    gl.framebufferRenderbuffer(GL.framebuffer, GL.depthAttachment, GL.renderbuffer, depths)
    let sampleStatus = gl.checkFramebufferStatus(GL.framebuffer)
    pixelFramebuffer = Self.framebuffer(gl, texture: pixels)
    let pixelStatus = gl.checkFramebufferStatus(GL.framebuffer)
    guard sampleStatus == GL.framebufferComplete, pixelStatus == GL.framebufferComplete else {
      delete(gl)
      throw .failed(call: "glCheckFramebufferStatus", reason: "no memory for \(size)")
    }
  }

  func delete(_ gl: OpenGLFunctions) {
    gl.deleteFramebuffers(2, [sampleFramebuffer, pixelFramebuffer])
    gl.deleteTextures(2, [samples, pixels])
    gl.deleteRenderbuffers(1, [depths])
  }

  private static func texture(_ gl: OpenGLFunctions, width: Int32, height: Int32) -> UInt32 {
    var texture: UInt32 = 0
    gl.genTextures(1, &texture)
    gl.bindTexture(GL.texture2D, texture)
    gl.texStorage2D(GL.texture2D, 1, GL.rgba8, width, height)
    return texture
  }

  private static func framebuffer(_ gl: OpenGLFunctions, texture: UInt32) -> UInt32 {
    var framebuffer: UInt32 = 0
    gl.genFramebuffers(1, &framebuffer)
    gl.bindFramebuffer(GL.framebuffer, framebuffer)
    gl.framebufferTexture2D(
      GL.framebuffer, GL.colorAttachment0, GL.texture2D, texture, 0)
    return framebuffer
  }
}
