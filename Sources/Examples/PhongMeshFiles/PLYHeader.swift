import Foundation

/// Looks whether a PLY file's header can be right: where a line of it is none, where it has no end, or where
/// it counts more elements than the file can have, assimp 5.2.5 reads on for minutes, or forever.
enum PLYHeader {
  /// Headers have some hundred bytes; comments may make them longer.
  private static let limit = 1 << 16

  /// - Parameters:
  ///   - path: The file's path.
  ///   - size: The file's size in bytes.
  static func check(_ path: String, size: Int) throws(MeshFileError) {
    for line in try lines(path) {
      let words = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        .map { String(decoding: $0, as: UTF8.self) }
      switch words.first {
      case "end_header": return
      case "element": try checkCount(words, path, size: size)
      case "ply", "format", "comment", "obj_info", "property": break
      default:
        let text = String(decoding: line.prefix(60), as: UTF8.self)
        throw .invalid(path: path, reason: "its header has a line that means nothing: \"\(text)\"")
      }
    }
    throw .invalid(path: path, reason: "its header has no end (a line \"end_header\")")
  }

  private static func lines(_ path: String) throws(MeshFileError) -> [Data] {
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      let start = try file.read(upToCount: limit) ?? Data()
      return start.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    } catch {
      throw .unreadable(path: path, reason: error.localizedDescription)
    }
  }

  /// Each element takes a byte at least.
  private static func checkCount(
    _ words: [String], _ path: String, size: Int
  ) throws(MeshFileError) {
    guard words.count == 3, let count = Int(words[2]), count >= 0, count <= size else {
      let text = words.joined(separator: " ")
      throw .invalid(
        path: path, reason: "its header says \"\(text)\", and the file has \(size) bytes")
    }
  }
}
