import PhongRendering

/// Who draws.
public enum RendererChoice: String, Sendable, Hashable, CaseIterable {
  /// The processor alone; works everywhere.
  case cpu

  /// OpenGL ES, where Mesa or another driver is installed.
  case gl

  /// Makes the renderer.
  ///
  /// - Throws: ``RenderingError/unavailable(reason:)`` if the machine has no OpenGL ES.
  public func renderer() throws(RenderingError) -> any Renderer {
    switch self {
    case .cpu: CPURenderer()
    case .gl: try OpenGLRenderer()
    }
  }
}
