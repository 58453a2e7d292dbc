import CAssimp

/// Makes sound what assimp's own steps take for granted, and abort the process or write outside of their
/// memory where it is not so. Its importers do not see to it: a damaged PLY file gives faces without
/// corners, which count as polygons (seen with assimp 5.2.5).
enum AssimpFaces {
  /// Takes faces without corners out, and says anew which kinds of faces there are.
  ///
  /// The scene is changed in place, as the steps would do it.
  ///
  /// - Complexity: O(faces).
  static func tidy(_ scene: aiScene) {
    for number in 0..<Int(scene.mNumMeshes) {
      guard let mesh = scene.mMeshes?[number] else { continue }
      tidy(&mesh.pointee)
    }
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
