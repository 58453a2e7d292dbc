import Foundation

/// The formats of model files that are read.
public enum MeshFormat: String, Sendable, Hashable, CaseIterable {
  /// Wavefront: text.
  case obj

  /// Polygon file format: text or binary; the Stanford models are in it.
  case ply

  /// Stereolithography: text or binary.
  case stl

  /// 3D Studio: binary.
  case threeDS = "3ds"

  /// glTF 2: JSON with buffers beside it.
  case gltf

  /// glTF 2 in one file.
  case glb

  /// Recognises a format by the end of a file's name.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: Nil if it is none of these formats.
  public init?(path: String) {
    self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  /// The ends of names, for people.
  static var list: String {
    let names = allCases.map { ".\($0.rawValue)" }
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }
}
