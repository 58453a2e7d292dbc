import Phong

/// What a renderer keeps in its context, and how it draws. To be used in the context only.
///
/// Unchecked: the renderer's lock lets one thread at a time use it.
final class OpenGLDrawing: @unchecked Sendable {
  let context: OpenGLContext
  private let gl: OpenGLFunctions
  let rendererName: String
  private let lightLimit: Int
  private let resolve: OpenGLProgram
  private let emptyVertexArray: UInt32
  private var phong: [Int: OpenGLProgram] = [:]
  private var meshes: [ObjectIdentifier: OpenGLMesh] = [:]
  private var targets: OpenGLTargets?

  init() throws(RenderingError) {
    let context = try OpenGLContext()
    self.context = context
    do {
      let gl = try OpenGLFunctions()
      self.gl = gl
      (rendererName, lightLimit, resolve, emptyVertexArray) =
        try context.use { () throws(RenderingError) in
          var vectors: Int32 = 0
          gl.getIntegerv(GL.maxFragmentUniformVectors, &vectors)
          var vertexArray: UInt32 = 0
          gl.genVertexArrays(1, &vertexArray)
          return (
            gl.getString(GL.renderer).map { String(cString: $0) } ?? "unknown",
            // Two vectors a light; some are needed for the eye and the material.
            (Int(vectors) - 16) / 2,
            try OpenGLProgram(
              gl, vertex: PhongShader.coverVertex, fragment: PhongShader.resolveFragment),
            vertexArray
          )
        }
    } catch {
      context.destroy()
      throw error
    }
  }

  deinit { context.destroy() }

  /// Draws a scene and reads the pixels, from the top left.
  func draw(
    _ scene: Scene, from camera: Camera, size: PictureSize
  ) throws(RenderingError) -> [UInt8] {
    let count = scene.lighting.lights.count
    guard count <= lightLimit else { throw .tooManyLights(count: count, limit: lightLimit) }
    let targets = try targets(size)
    let program = try program(lights: count)
    forgetMeshes()
    gl.bindFramebuffer(GL.framebuffer, targets.sampleFramebuffer)
    gl.viewport(0, 0, Int32(2 * size.width), Int32(2 * size.height))
    gl.clearColor(0, 0, 0, 0)
    gl.clear(GL.colorBufferBit | GL.depthBufferBit)
    gl.enable(GL.depthTest)
    gl.useProgram(program.name)
    set(scene.lighting, camera, in: program)
    let viewProjection = camera.projectionMatrix(aspect: size.aspect) * camera.viewMatrix
    for object in scene.activeObjectsWithMesh {
      guard let mesh = object.mesh else { continue }
      draw(object, mesh, scene.lighting, viewProjection, program)
    }
    return try read(targets)
  }

  private func set(_ lighting: PhongLighting, _ camera: Camera, in program: OpenGLProgram) {
    var vectors: [Float] = [], colors: [Float] = []
    for light in lighting.lights {
      switch light {
      case .directional:
        let direction = light.direction(from: .zero)
        vectors += [direction.x, direction.y, direction.z, 0]
      case .point(let position, _):
        vectors += [position.x, position.y, position.z, 1]
      }
      colors += [light.color.x, light.color.y, light.color.z]
    }
    if !lighting.lights.isEmpty {
      let count = Int32(lighting.lights.count)
      gl.uniform4fv(program.location("lightVector", gl), count, vectors)
      gl.uniform3fv(program.location("lightColor", gl), count, colors)
    }
    set("eye", camera.eye, in: program)
  }

  private func draw(
    _ object: GameObject, _ mesh: Mesh, _ lighting: PhongLighting, _ viewProjection: Matrix4,
    _ program: OpenGLProgram
  ) {
    let model = object.transformation.matrix
    let normals = model.normalMatrix
    gl.uniformMatrix4fv(program.location("model", gl), 1, 0, Self.numbers(model))
    gl.uniformMatrix4fv(
      program.location("modelViewProjection", gl), 1, 0, Self.numbers(viewProjection * model))
    gl.uniformMatrix3fv(
      program.location("normalMatrix", gl), 1, 0,
      [normals.x, normals.y, normals.z].flatMap { [$0.x, $0.y, $0.z] })
    let material = object.material
    set(
      "constantColor",
      material.emissive * lighting.emissive + material.ambient * lighting.ambient, in: program)
    set("diffuse", material.diffuse, in: program)
    set("specular", material.specular, in: program)
    gl.uniform1f(program.location("shininess", gl), material.shininess)
    if mesh.isClosed { gl.enable(GL.cullFace) } else { gl.disable(GL.cullFace) }
    gl.frontFace(model.determinant < 0 ? GL.clockwise : GL.anticlockwise)
    gl.bindVertexArray(prepared(mesh).vertexArray)
    gl.drawElements(GL.triangles, Int32(mesh.indices.count), GL.unsignedInt, nil)
  }

  private func read(_ targets: OpenGLTargets) throws(RenderingError) -> [UInt8] {
    let (width, height) = (Int32(targets.size.width), Int32(targets.size.height))
    gl.bindFramebuffer(GL.framebuffer, targets.pixelFramebuffer)
    gl.viewport(0, 0, width, height)
    gl.disable(GL.depthTest)
    gl.disable(GL.cullFace)
    gl.useProgram(resolve.name)
    gl.uniform1i(resolve.location("height", gl), height)
    gl.bindTexture(GL.texture2D, targets.samples)
    gl.bindVertexArray(emptyVertexArray)
    gl.drawArrays(GL.triangles, 0, 3)
    let bytes = targets.size.width * targets.size.height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: bytes) { buffer, count in
      if let base = buffer.baseAddress {
        gl.readPixels(0, 0, width, height, GL.rgba, GL.unsignedByte, base)
      }
      count = bytes
    }
    let error = gl.getError()
    guard error == 0 else {
      throw .failed(call: "OpenGL ES", reason: "it gave error 0x\(String(error, radix: 16))")
    }
    return pixels
  }

  // MARK: What is kept

  private func targets(_ size: PictureSize) throws(RenderingError) -> OpenGLTargets {
    if let targets, targets.size == size { return targets }
    targets?.delete(gl)
    targets = nil
    let new = try OpenGLTargets(gl, size: size)
    targets = new
    return new
  }

  private func program(lights: Int) throws(RenderingError) -> OpenGLProgram {
    if let program = phong[lights] { return program }
    let program = try OpenGLProgram(
      gl, vertex: PhongShader.vertex, fragment: PhongShader.fragment(lights: lights))
    phong[lights] = program
    return program
  }

  private func prepared(_ mesh: Mesh) -> OpenGLMesh {
    let key = ObjectIdentifier(mesh)
    if let prepared = meshes[key] { return prepared }
    let prepared = OpenGLMesh(gl, mesh)
    meshes[key] = prepared
    return prepared
  }

  /// Deletes the meshes that nobody has any more; another one may get the same identifier.
  private func forgetMeshes() {
    for (key, prepared) in meshes where prepared.mesh == nil {
      prepared.delete(gl)
      meshes[key] = nil
    }
  }

  // MARK: Uniform variables

  private func set(_ variable: String, _ vector: Vector3, in program: OpenGLProgram) {
    gl.uniform3fv(program.location(variable, gl), 1, [vector.x, vector.y, vector.z])
  }

  private static func numbers(_ matrix: Matrix4) -> [Float] {
    [matrix.x, matrix.y, matrix.z, matrix.w].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }
}
