/// A linked program. To be used and deleted in its context.
struct OpenGLProgram {
  let name: UInt32

  /// Compiles and links.
  init(_ gl: OpenGLFunctions, vertex: String, fragment: String) throws(RenderingError) {
    let vertexShader = try Self.compile(gl, GL.vertexShader, vertex)
    defer { gl.deleteShader(vertexShader) }
    let fragmentShader = try Self.compile(gl, GL.fragmentShader, fragment)
    defer { gl.deleteShader(fragmentShader) }
    name = gl.createProgram()
    gl.attachShader(name, vertexShader)
    gl.attachShader(name, fragmentShader)
    gl.bindAttribLocation(name, PhongShader.positionAttribute, "position")
    gl.bindAttribLocation(name, PhongShader.normalAttribute, "normal")
    gl.linkProgram(name)
    var isLinked: Int32 = 0
    gl.getProgramiv(name, GL.linkStatus, &isLinked)
    guard isLinked != 0 else {
      let program = name
      let reason = Self.log { gl.getProgramInfoLog(program, $0, nil, $1) }
      gl.deleteProgram(name)
      throw .failed(call: "glLinkProgram", reason: reason)
    }
  }

  /// Where a uniform variable is; -1, which OpenGL ignores, if the compiler found it unused.
  func location(_ variable: String, _ gl: OpenGLFunctions) -> Int32 {
    gl.getUniformLocation(name, variable)
  }

  private static func compile(
    _ gl: OpenGLFunctions, _ kind: UInt32, _ source: String
  ) throws(RenderingError) -> UInt32 {
    let shader = gl.createShader(kind)
    source.withCString { text in
      var text: UnsafePointer<CChar>? = text
      gl.shaderSource(shader, 1, &text, nil)
    }
    gl.compileShader(shader)
    var isCompiled: Int32 = 0
    gl.getShaderiv(shader, GL.compileStatus, &isCompiled)
    guard isCompiled != 0 else {
      let reason = log { gl.getShaderInfoLog(shader, $0, nil, $1) }
      gl.deleteShader(shader)
      throw .failed(call: "glCompileShader", reason: reason)
    }
    return shader
  }

  private static func log(_ read: (Int32, UnsafeMutablePointer<CChar>) -> Void) -> String {
    var text = [CChar](repeating: 0, count: 2048)
    read(Int32(text.count), &text)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
