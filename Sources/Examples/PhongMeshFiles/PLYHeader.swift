import Foundation

/// Looks whether a PLY file's header has an end: without one, assimp 5.2.5 reads on forever.
enum PLYHeader {
  /// Headers have some hundred bytes; comments may make them longer.
  private static let limit = 1 << 16

  static func check(_ path: String) throws(MeshFileError) {
    let start: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      start = try file.read(upToCount: limit) ?? Data()
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
    // Not within a comment or a name: the end is a line of its own.
    let lines = start.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard lines.contains(where: { $0.elementsEqual("end_header".utf8) }) else {
      throw .invalid(path: path, reason: "its header has no end (a line \"end_header\")")
    }
  }
}
