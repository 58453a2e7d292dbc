import Phong

/// A mesh in the memory of the graphics processor.
struct OpenGLMesh {
  /// The mesh, as long as anybody else has it.
  weak var mesh: Mesh?
  let vertexArray: UInt32
  private let buffers: [UInt32]

  init(_ gl: OpenGLFunctions, _ mesh: Mesh) {
    self.mesh = mesh
    var vertexArray: UInt32 = 0
    gl.genVertexArrays(1, &vertexArray)
    gl.bindVertexArray(vertexArray)
    self.vertexArray = vertexArray
    var buffers: [UInt32] = [0, 0, 0]
    gl.genBuffers(3, &buffers)
    Self.fill(gl, buffers[0], PhongShader.positionAttribute, mesh.positions)
    Self.fill(gl, buffers[1], PhongShader.normalAttribute, mesh.normals)
    gl.bindBuffer(GL.elementArrayBuffer, buffers[2])
    mesh.indices.withUnsafeBytes {
      gl.bufferData(GL.elementArrayBuffer, $0.count, $0.baseAddress, GL.staticDraw)
    }
    self.buffers = buffers
  }

  func delete(_ gl: OpenGLFunctions) {
    gl.deleteVertexArrays(1, [vertexArray])
    gl.deleteBuffers(Int32(buffers.count), buffers)
  }

  private static func fill(
    _ gl: OpenGLFunctions, _ buffer: UInt32, _ attribute: UInt32, _ vectors: [Vector3]
  ) {
    gl.bindBuffer(GL.arrayBuffer, buffer)
    vectors.withUnsafeBytes {
      gl.bufferData(GL.arrayBuffer, $0.count, $0.baseAddress, GL.staticDraw)
    }
    gl.enableVertexAttribArray(attribute)
    // Three of four: a SIMD3 takes the room of four numbers.
    gl.vertexAttribPointer(
      attribute, 3, GL.float, 0, Int32(MemoryLayout<Vector3>.stride), nil)
  }
}
