#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Finds EGL and its functions while the program runs.
///
/// So a machine without Mesa, or without its headers, builds and runs the program all the same, and is
/// told what to install when it asks for this renderer.
enum OpenGLLibrary {
  /// The name of EGL's library, on every Linux.
  private static let name = "libEGL.so.1"

  /// The library, opened once and never closed: its functions are used until the program ends.
  private static let handle: Result<UInt, RenderingError> = {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      return .failure(
        .unavailable(
          reason: "\(name) is missing; on Debian, install libegl1, libgles2 and libgl1-mesa-dri"))
    }
    return .success(UInt(bitPattern: handle))
  }()

  /// A function of EGL.
  ///
  /// - Parameters:
  ///   - name: Its name in C.
  ///   - type: Its type. It is trusted: C keeps no types.
  static func function<Function>(
    _ name: String, as type: Function.Type = Function.self
  ) throws(RenderingError) -> Function {
    let handle = UnsafeMutableRawPointer(bitPattern: try handle.get())
    guard let address = dlsym(handle, name) else {
      throw .unavailable(reason: "\(Self.name) has no \(name); EGL 1.5 is needed")
    }
    return unsafeBitCast(address, to: type)
  }

  /// A function of OpenGL ES, which EGL finds for the driver at hand.
  static func graphicsFunction<Function>(
    _ name: String, as type: Function.Type = Function.self
  ) throws(RenderingError) -> Function {
    typealias GetAddress = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutableRawPointer?
    let getAddress: GetAddress = try function("eglGetProcAddress")
    guard let address = getAddress(name) else {
      throw .unavailable(reason: "the driver has no \(name); OpenGL ES 3.0 is needed")
    }
    return unsafeBitCast(address, to: type)
  }
}
