/// A context of OpenGL ES 3.0 without any window or surface, through EGL.
struct OpenGLContext {
  private typealias Display = UnsafeMutableRawPointer
  private typealias MakeCurrent =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
      UnsafeMutableRawPointer?
    ) -> UInt32

  private let display: Display
  private let context: UnsafeMutableRawPointer
  private let makeCurrent: MakeCurrent
  private let destroyContext:
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> UInt32

  /// Makes a context; no thread uses it yet.
  init() throws(RenderingError) {
    let getDisplay:
      @convention(c) (UInt32, UnsafeMutableRawPointer?, UnsafePointer<Int>?) -> Display? =
        try OpenGLLibrary.function("eglGetPlatformDisplay")
    let initialize:
      @convention(c) (
        Display?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
      ) -> UInt32 = try OpenGLLibrary.function("eglInitialize")
    let bindInterface: @convention(c) (UInt32) -> UInt32 =
      try OpenGLLibrary.function("eglBindAPI")
    makeCurrent = try OpenGLLibrary.function("eglMakeCurrent")
    destroyContext = try OpenGLLibrary.function("eglDestroyContext")
    // EGL_PLATFORM_SURFACELESS_MESA; EGL_OPENGL_ES_API.
    guard let display = getDisplay(0x31DD, nil, nil), initialize(display, nil, nil) != 0 else {
      throw .unavailable(
        reason: "there is no driver that draws without a screen; on Debian, "
          + "install libegl-mesa0 and libgl1-mesa-dri")
    }
    guard bindInterface(0x30A0) != 0 else {
      throw .unavailable(reason: "the driver knows no OpenGL ES")
    }
    self.display = display
    context = try Self.newContext(display)
  }

  private static func newContext(
    _ display: Display
  ) throws(RenderingError) -> UnsafeMutableRawPointer {
    let chooseConfiguration:
      @convention(c) (
        Display?, UnsafePointer<Int32>, UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32,
        UnsafeMutablePointer<Int32>
      ) -> UInt32 = try OpenGLLibrary.function("eglChooseConfig")
    let create:
      @convention(c) (
        Display?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafePointer<Int32>
      ) -> UnsafeMutableRawPointer? = try OpenGLLibrary.function("eglCreateContext")
    var configuration: UnsafeMutableRawPointer?
    var count: Int32 = 0
    // EGL_RENDERABLE_TYPE: EGL_OPENGL_ES3_BIT; EGL_SURFACE_TYPE: EGL_PBUFFER_BIT; EGL_NONE.
    let wanted: [Int32] = [0x3040, 0x40, 0x3033, 0x01, 0x3038]
    guard chooseConfiguration(display, wanted, &configuration, 1, &count) != 0, count > 0 else {
      throw .unavailable(reason: "the driver knows no OpenGL ES 3")
    }
    // EGL_CONTEXT_MAJOR_VERSION, EGL_CONTEXT_MINOR_VERSION, EGL_NONE.
    guard let context = create(display, configuration, nil, [0x3098, 3, 0x30FB, 0, 0x3038]) else {
      throw .unavailable(reason: "the driver gives no context of OpenGL ES 3.0")
    }
    return context
  }

  /// Lets the calling thread use the context, runs something, and releases it.
  ///
  /// - Parameter body: What to run. No other thread may use the context meanwhile.
  func use<Value>(
    _ body: () throws(RenderingError) -> Value
  ) throws(RenderingError) -> Value {
    guard makeCurrent(display, nil, nil, context) != 0 else {
      throw .failed(call: "eglMakeCurrent", reason: "the context is not usable on this thread")
    }
    defer { _ = makeCurrent(display, nil, nil, nil) }
    return try body()
  }

  /// Gives the context back. EGL's display stays open: it is shared by the whole process.
  func destroy() {
    _ = destroyContext(display, context)
  }
}
