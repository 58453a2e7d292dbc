import CAssimp

/// Makes sound what assimp's own steps take for granted: where it is not so, they end the process. Its
/// importers do not see to it (seen with assimp 5.2.5):
///
/// - A damaged PLY file gives faces without corners, which count as polygons: an assertion fails.
/// - A scene without any triangle makes a step fail, and then assimp releases the scene twice.
enum AssimpFaces {
  /// Takes faces without corners out, and meshes' kinds of faces are counted anew.
  ///
  /// The scene is changed in place, as the steps would do it.
  ///
  /// - Returns: Whether there is a triangle or a polygon.
  /// - Complexity: O(faces).
  static func tidy(_ scene: aiScene) -> Bool {
    let surfaces = aiPrimitiveType_TRIANGLE.rawValue | aiPrimitiveType_POLYGON.rawValue
    var hasSurface = false
    for number in 0..<Int(scene.mNumMeshes) {
      guard let mesh = scene.mMeshes?[number] else { continue }
      tidy(&mesh.pointee)
      hasSurface = hasSurface || mesh.pointee.mPrimitiveTypes & surfaces != 0
    }
    return hasSurface
  }

  private static func tidy(_ mesh: inout aiMesh) {
    guard let faces = mesh.mFaces else { return }
    var kept = 0
    var kinds: UInt32 = 0
    for number in 0..<Int(mesh.mNumFaces) {
      guard faces[number].mNumIndices > 0, faces[number].mIndices != nil else { continue }
      kinds |= kind(corners: faces[number].mNumIndices)
      // Exchanged, not overwritten: assimp frees the corners of every face that it has made.
      if kept != number { swap(&faces[kept], &faces[number]) }
      kept += 1
    }
    mesh.mNumFaces = UInt32(kept)
    mesh.mPrimitiveTypes = kinds
  }

  private static func kind(corners: UInt32) -> UInt32 {
    switch corners {
    case 1: aiPrimitiveType_POINT.rawValue
    case 2: aiPrimitiveType_LINE.rawValue
    case 3: aiPrimitiveType_TRIANGLE.rawValue
    default: aiPrimitiveType_POLYGON.rawValue
    }
  }
}
