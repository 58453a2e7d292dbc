/// The functions of OpenGL ES 3.0 that are used, with their types in C.
struct OpenGLFunctions {
  let createShader: @convention(c) (UInt32) -> UInt32
  let shaderSource:
    @convention(c) (UInt32, Int32, UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<Int32>?) ->
      Void
  let compileShader: @convention(c) (UInt32) -> Void
  let getShaderiv: @convention(c) (UInt32, UInt32, UnsafeMutablePointer<Int32>) -> Void
  let getShaderInfoLog:
    @convention(c) (UInt32, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<CChar>) ->
      Void
  let deleteShader: @convention(c) (UInt32) -> Void
  let createProgram: @convention(c) () -> UInt32
  let attachShader: @convention(c) (UInt32, UInt32) -> Void
  let bindAttribLocation: @convention(c) (UInt32, UInt32, UnsafePointer<CChar>) -> Void
  let linkProgram: @convention(c) (UInt32) -> Void
  let getProgramiv: @convention(c) (UInt32, UInt32, UnsafeMutablePointer<Int32>) -> Void
  let getProgramInfoLog:
    @convention(c) (UInt32, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<CChar>) ->
      Void
  let deleteProgram: @convention(c) (UInt32) -> Void
  let useProgram: @convention(c) (UInt32) -> Void
  let getUniformLocation: @convention(c) (UInt32, UnsafePointer<CChar>) -> Int32
  let uniform1f: @convention(c) (Int32, Float) -> Void
  let uniform1i: @convention(c) (Int32, Int32) -> Void
  let uniform3fv: @convention(c) (Int32, Int32, UnsafePointer<Float>) -> Void
  let uniform4fv: @convention(c) (Int32, Int32, UnsafePointer<Float>) -> Void
  let uniformMatrix3fv: @convention(c) (Int32, Int32, UInt8, UnsafePointer<Float>) -> Void
  let uniformMatrix4fv: @convention(c) (Int32, Int32, UInt8, UnsafePointer<Float>) -> Void
  let genBuffers: @convention(c) (Int32, UnsafeMutablePointer<UInt32>) -> Void
  let bindBuffer: @convention(c) (UInt32, UInt32) -> Void
  let bufferData: @convention(c) (UInt32, Int, UnsafeRawPointer?, UInt32) -> Void
  let deleteBuffers: @convention(c) (Int32, UnsafePointer<UInt32>) -> Void
  let genVertexArrays: @convention(c) (Int32, UnsafeMutablePointer<UInt32>) -> Void
  let bindVertexArray: @convention(c) (UInt32) -> Void
  let deleteVertexArrays: @convention(c) (Int32, UnsafePointer<UInt32>) -> Void
  let enableVertexAttribArray: @convention(c) (UInt32) -> Void
  let vertexAttribPointer:
    @convention(c) (UInt32, Int32, UInt32, UInt8, Int32, UnsafeRawPointer?) -> Void
  let drawElements: @convention(c) (UInt32, Int32, UInt32, UnsafeRawPointer?) -> Void
  let drawArrays: @convention(c) (UInt32, Int32, Int32) -> Void
  let genFramebuffers: @convention(c) (Int32, UnsafeMutablePointer<UInt32>) -> Void
  let bindFramebuffer: @convention(c) (UInt32, UInt32) -> Void
  let framebufferTexture2D: @convention(c) (UInt32, UInt32, UInt32, UInt32, Int32) -> Void
  let framebufferRenderbuffer: @convention(c) (UInt32, UInt32, UInt32, UInt32) -> Void
  let checkFramebufferStatus: @convention(c) (UInt32) -> UInt32
  let deleteFramebuffers: @convention(c) (Int32, UnsafePointer<UInt32>) -> Void
  let genTextures: @convention(c) (Int32, UnsafeMutablePointer<UInt32>) -> Void
  let bindTexture: @convention(c) (UInt32, UInt32) -> Void
  let texStorage2D: @convention(c) (UInt32, Int32, UInt32, Int32, Int32) -> Void
  let deleteTextures: @convention(c) (Int32, UnsafePointer<UInt32>) -> Void
  let genRenderbuffers: @convention(c) (Int32, UnsafeMutablePointer<UInt32>) -> Void
  let bindRenderbuffer: @convention(c) (UInt32, UInt32) -> Void
  let renderbufferStorage: @convention(c) (UInt32, UInt32, Int32, Int32) -> Void
  let deleteRenderbuffers: @convention(c) (Int32, UnsafePointer<UInt32>) -> Void
  let viewport: @convention(c) (Int32, Int32, Int32, Int32) -> Void
  let clearColor: @convention(c) (Float, Float, Float, Float) -> Void
  let clear: @convention(c) (UInt32) -> Void
  let enable: @convention(c) (UInt32) -> Void
  let disable: @convention(c) (UInt32) -> Void
  let frontFace: @convention(c) (UInt32) -> Void
  let readPixels:
    @convention(c) (Int32, Int32, Int32, Int32, UInt32, UInt32, UnsafeMutableRawPointer) -> Void
  let getError: @convention(c) () -> UInt32
  let getIntegerv: @convention(c) (UInt32, UnsafeMutablePointer<Int32>) -> Void
  let getString: @convention(c) (UInt32) -> UnsafePointer<UInt8>?

  /// Finds all functions.
  ///
  /// - Throws: Which one the driver does not have.
  init() throws(RenderingError) {
    createShader = try OpenGLLibrary.graphicsFunction("glCreateShader")
    shaderSource = try OpenGLLibrary.graphicsFunction("glShaderSource")
    compileShader = try OpenGLLibrary.graphicsFunction("glCompileShader")
    getShaderiv = try OpenGLLibrary.graphicsFunction("glGetShaderiv")
    getShaderInfoLog = try OpenGLLibrary.graphicsFunction("glGetShaderInfoLog")
    deleteShader = try OpenGLLibrary.graphicsFunction("glDeleteShader")
    createProgram = try OpenGLLibrary.graphicsFunction("glCreateProgram")
    attachShader = try OpenGLLibrary.graphicsFunction("glAttachShader")
    bindAttribLocation = try OpenGLLibrary.graphicsFunction("glBindAttribLocation")
    linkProgram = try OpenGLLibrary.graphicsFunction("glLinkProgram")
    getProgramiv = try OpenGLLibrary.graphicsFunction("glGetProgramiv")
    getProgramInfoLog = try OpenGLLibrary.graphicsFunction("glGetProgramInfoLog")
    deleteProgram = try OpenGLLibrary.graphicsFunction("glDeleteProgram")
    useProgram = try OpenGLLibrary.graphicsFunction("glUseProgram")
    getUniformLocation = try OpenGLLibrary.graphicsFunction("glGetUniformLocation")
    uniform1f = try OpenGLLibrary.graphicsFunction("glUniform1f")
    uniform1i = try OpenGLLibrary.graphicsFunction("glUniform1i")
    uniform3fv = try OpenGLLibrary.graphicsFunction("glUniform3fv")
    uniform4fv = try OpenGLLibrary.graphicsFunction("glUniform4fv")
    uniformMatrix3fv = try OpenGLLibrary.graphicsFunction("glUniformMatrix3fv")
    uniformMatrix4fv = try OpenGLLibrary.graphicsFunction("glUniformMatrix4fv")
    genBuffers = try OpenGLLibrary.graphicsFunction("glGenBuffers")
    bindBuffer = try OpenGLLibrary.graphicsFunction("glBindBuffer")
    bufferData = try OpenGLLibrary.graphicsFunction("glBufferData")
    deleteBuffers = try OpenGLLibrary.graphicsFunction("glDeleteBuffers")
    genVertexArrays = try OpenGLLibrary.graphicsFunction("glGenVertexArrays")
    bindVertexArray = try OpenGLLibrary.graphicsFunction("glBindVertexArray")
    deleteVertexArrays = try OpenGLLibrary.graphicsFunction("glDeleteVertexArrays")
    enableVertexAttribArray = try OpenGLLibrary.graphicsFunction("glEnableVertexAttribArray")
    vertexAttribPointer = try OpenGLLibrary.graphicsFunction("glVertexAttribPointer")
    drawElements = try OpenGLLibrary.graphicsFunction("glDrawElements")
    drawArrays = try OpenGLLibrary.graphicsFunction("glDrawArrays")
    genFramebuffers = try OpenGLLibrary.graphicsFunction("glGenFramebuffers")
    bindFramebuffer = try OpenGLLibrary.graphicsFunction("glBindFramebuffer")
    framebufferTexture2D = try OpenGLLibrary.graphicsFunction("glFramebufferTexture2D")
    framebufferRenderbuffer = try OpenGLLibrary.graphicsFunction("glFramebufferRenderbuffer")
    checkFramebufferStatus = try OpenGLLibrary.graphicsFunction("glCheckFramebufferStatus")
    deleteFramebuffers = try OpenGLLibrary.graphicsFunction("glDeleteFramebuffers")
    genTextures = try OpenGLLibrary.graphicsFunction("glGenTextures")
    bindTexture = try OpenGLLibrary.graphicsFunction("glBindTexture")
    texStorage2D = try OpenGLLibrary.graphicsFunction("glTexStorage2D")
    deleteTextures = try OpenGLLibrary.graphicsFunction("glDeleteTextures")
    genRenderbuffers = try OpenGLLibrary.graphicsFunction("glGenRenderbuffers")
    bindRenderbuffer = try OpenGLLibrary.graphicsFunction("glBindRenderbuffer")
    renderbufferStorage = try OpenGLLibrary.graphicsFunction("glRenderbufferStorage")
    deleteRenderbuffers = try OpenGLLibrary.graphicsFunction("glDeleteRenderbuffers")
    viewport = try OpenGLLibrary.graphicsFunction("glViewport")
    clearColor = try OpenGLLibrary.graphicsFunction("glClearColor")
    clear = try OpenGLLibrary.graphicsFunction("glClear")
    enable = try OpenGLLibrary.graphicsFunction("glEnable")
    disable = try OpenGLLibrary.graphicsFunction("glDisable")
    frontFace = try OpenGLLibrary.graphicsFunction("glFrontFace")
    readPixels = try OpenGLLibrary.graphicsFunction("glReadPixels")
    getError = try OpenGLLibrary.graphicsFunction("glGetError")
    getIntegerv = try OpenGLLibrary.graphicsFunction("glGetIntegerv")
    getString = try OpenGLLibrary.graphicsFunction("glGetString")
  }
}

/// The constants of OpenGL ES 3.0 that are used.
enum GL {
  static let triangles: UInt32 = 0x0004
  static let depthBufferBit: UInt32 = 0x0100
  static let colorBufferBit: UInt32 = 0x4000
  static let cullFace: UInt32 = 0x0B44
  static let depthTest: UInt32 = 0x0B71
  static let clockwise: UInt32 = 0x0900
  static let anticlockwise: UInt32 = 0x0901
  static let texture2D: UInt32 = 0x0DE1
  static let unsignedByte: UInt32 = 0x1401
  static let unsignedInt: UInt32 = 0x1405
  static let float: UInt32 = 0x1406
  static let rgba: UInt32 = 0x1908
  static let renderer: UInt32 = 0x1F01
  static let rgba8: UInt32 = 0x8058
  static let arrayBuffer: UInt32 = 0x8892
  static let elementArrayBuffer: UInt32 = 0x8893
  static let staticDraw: UInt32 = 0x88E4
  static let fragmentShader: UInt32 = 0x8B30
  static let vertexShader: UInt32 = 0x8B31
  static let compileStatus: UInt32 = 0x8B81
  static let linkStatus: UInt32 = 0x8B82
  static let depthComponent32F: UInt32 = 0x8CAC
  static let framebufferComplete: UInt32 = 0x8CD5
  static let colorAttachment0: UInt32 = 0x8CE0
  static let depthAttachment: UInt32 = 0x8D00
  static let framebuffer: UInt32 = 0x8D40
  static let renderbuffer: UInt32 = 0x8D41
  static let maxFragmentUniformVectors: UInt32 = 0x8DFD
}
