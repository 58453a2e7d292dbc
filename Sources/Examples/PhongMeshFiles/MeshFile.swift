import CAssimp
import Foundation
import Phong
import PhongRendering

/// Reads meshes from model files, through assimp.
public enum MeshFile {
  /// The largest file that is read: 1 GiB.
  public static let sizeLimit = 1 << 30

  /// Reads all triangles of a file as one mesh.
  ///
  /// Polygons are cut into triangles; points, lines, colours and textures are left out; objects are put
  /// where the file's scene has them. Normals are made where the file has none.
  ///
  /// - Parameter path: The file's path.
  /// - Throws: What is wrong with the file.
  /// - Complexity: O(size of the file).
  public static func load(_ path: String) throws(MeshFileError) -> Mesh {
    guard let format = MeshFormat(path: path) else { throw .unknownFormat(path: path) }
    let size = try checkedSize(path)
    if format == .ply { try PLYHeader.check(path, size: size) }
    let steps =
      aiProcess_Triangulate.rawValue | aiProcess_SortByPType.rawValue
      | aiProcess_JoinIdenticalVertices.rawValue | aiProcess_PreTransformVertices.rawValue
    let validation = aiProcess_ValidateDataStructure.rawValue
    guard let read = aiImportFileExWithProperties(path, validation, nil, properties) else {
      throw .invalid(path: path, reason: lastError())
    }
    guard AssimpFaces.tidy(read.pointee) else {
      aiReleaseImport(read)
      throw .unusable(path: path, reason: .empty)
    }
    // If this fails, the scene is gone.
    guard let scene = aiApplyPostProcessing(read, steps) else {
      throw .invalid(path: path, reason: lastError())
    }
    defer { aiReleaseImport(scene) }
    do {
      return try AssimpScene(scene.pointee).mesh()
    } catch {
      throw .unusable(path: path, reason: error)
    }
  }

  /// The settings of assimp: points and lines are dropped where `SortByPType` has put them.
  ///
  /// Made once and never changed; assimp only reads them.
  nonisolated(unsafe) private static let properties: UnsafeMutablePointer<aiPropertyStore>? = {
    let store = aiCreatePropertyStore()
    let dropped = aiPrimitiveType_POINT.rawValue | aiPrimitiveType_LINE.rawValue
    aiSetImportPropertyInteger(store, "PP_SBP_REMOVE", Int32(dropped))
    return store
  }()

  private static func checkedSize(_ path: String) throws(MeshFileError) -> Int {
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    } catch {
      throw .unreadable(path: path, reason: "there is no such file, or no right to see it")
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw .unreadable(path: path, reason: "it is no file")
    }
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw .unreadable(path: path, reason: "there is no right to read it")
    }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size > 0 else { throw .invalid(path: path, reason: "it is empty") }
    guard size <= sizeLimit else {
      throw .tooLarge(path: path, bytes: size, limit: sizeLimit)
    }
    return size
  }

  /// Assimp's last message. It is kept per process; a load on another thread may have changed it.
  private static func lastError() -> String {
    let text = aiGetErrorString().map { String(cString: $0) } ?? ""
    // It becomes part of a sentence that has a full stop of its own.
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines.union(["."]))
    return trimmed.isEmpty ? "assimp gave no reason" : trimmed
  }
}
